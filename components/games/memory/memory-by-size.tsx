'use client';

import { useEffect, useState } from 'react';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { MEMORY_PAGE } from '@/content/games/pages';
import { MEMORY_TEXTS } from '@/content/interface/games/memory';
import { askedSize, sizeQuery } from '@/lib/games/memory/game';
import type { MemoryPair } from '@/lib/games/memory/pairs';
import { Memory } from './memory';
import styles from './memory.module.css';

type MemoryBySizeProps = {
  /** Sizes of the game, the default first. */
  sizes: readonly (readonly MemoryPair[])[];
  back: string;
};

export function MemoryBySize({ sizes, back }: MemoryBySizeProps) {
  const [place, setPlace] = useState(0);
  const counts = sizes.map((pairs) => pairs.length);

  // A choice made before hydration wins over the query.
  const choice = useWrittenEarly<HTMLDivElement>((written) => {
    const radios = [...written.querySelectorAll('input')];
    const early = radios.findIndex(({ checked, defaultChecked }) => checked && !defaultChecked);
    if (early !== -1) choose(early);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query is read once, on mount
  useEffect(() => setPlace(askedSize(location.search, counts)), []);

  const more = counts[place + 1];
  const next = more
    ? { href: MEMORY_PAGE.path + sizeQuery(counts, place + 1), label: MEMORY_TEXTS.next(more) }
    : undefined;

  function choose(next: number) {
    setPlace(next);
    history.replaceState(history.state, '', `${location.pathname}${sizeQuery(counts, next)}`);
  }

  return (
    <>
      {sizes.length > 1 && (
        <div
          ref={choice}
          className={`cluster middle gap-0 gap-x-5 ${styles.sizes}`}
          role="radiogroup"
          aria-label={MEMORY_TEXTS.sizes}
        >
          <span className="semibold">{MEMORY_TEXTS.sizes}</span>
          {counts.map((count, index) => (
            <label key={count} className={`inline middle gap-2 target ${styles.size}`}>
              <input type="radio" name="parelles" checked={index === place} onChange={() => choose(index)} />
              {count}
            </label>
          ))}
          {place > 0 && <p className="fill">{MEMORY_TEXTS.unequal}</p>}
        </div>
      )}
      {/* Another size is another game. */}
      <Memory key={place} pairs={sizes[place] ?? []} larger={place > 0} next={next} back={back} />
    </>
  );
}
