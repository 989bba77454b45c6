'use client';

import { useCallback, useEffect, useMemo, useState } from 'react';
import { preload } from 'react-dom';
import { RestartButton } from '@/components/games/shared/dialogs';
import { SaveNotice } from '@/components/games/shared/notices';
import { PuzzleShell } from '@/components/games/shared/puzzle';
import { useGame } from '@/components/games/shared/use-game';
import { Button, ButtonLink } from '@/components/ui/button';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { MEMORY_PAGE } from '@/content/games/pages';
import {
  announceMemory,
  describeCard,
  MEMORY_TEXTS,
  type SpokenNames,
  spokenNames,
} from '@/content/interface/games/memory';
import { bestText, GAME_TEXTS, movesText } from '@/content/interface/games/shared';
import {
  askedSize,
  type CardView,
  cardViews,
  hasProgress,
  isLocked,
  isWon,
  type MemoryEvent,
  MISMATCH_MS,
  memoryRules,
  sizeQuery,
  WIN_DELAY_MS,
} from '@/lib/games/memory/game';
import type { CardSide, MemoryPair } from '@/lib/games/memory/pairs';
import type { MemoryState } from '@/lib/games/memory/saved';
import { asset } from '@/lib/site/address';
import { capitalised } from '@/lib/text/catalan';
import styles from './memory.module.css';

type MemoryProps = {
  pairs: readonly MemoryPair[];
  /** More pairs than the default. Its progress is separate. */
  larger?: boolean;
  /** The next size. */
  next?: { readonly href: string; readonly label: string } | undefined;
  /** Picture of the back, shared by all cards. Relative to the site's root. */
  back: string;
};

/** Cards are shuffled after mount. Until then all are face down and disabled. */
export function Memory({ pairs, larger = false, next, back }: MemoryProps) {
  const rules = useMemo(() => memoryRules(pairs, Math.random, larger), [pairs, larger]);
  const spoken = useMemo(() => spokenNames(pairs), [pairs]);
  const announce = useCallback(
    (state: MemoryState, event: MemoryEvent) => announceMemory(state, event, spoken),
    [spoken],
  );
  const game = useGame(rules, announce);
  const { state, play } = game;
  const [wonShown, setWonShown] = useState(false);
  const locked = isLocked(state);
  const won = isWon(state);

  const visibleSide = (view: CardView) =>
    view.face === 'down' ? undefined : pairs.find(({ name }) => name === view.name)?.sides[view.side];

  // Preloaded, so that a picture is ready when its card turns.
  for (const side of pairs.flatMap(({ sides }) => sides))
    if ('image' in side) preload(asset(side.image), { as: 'image' });

  useEffect(() => {
    if (!locked) return;
    const timer = setTimeout(() => play({ type: 'settle' }), MISMATCH_MS);
    return () => clearTimeout(timer);
  }, [locked, play]);

  useEffect(() => {
    if (!won) return;
    const timer = setTimeout(() => setWonShown(true), WIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [won]);

  function restart() {
    setWonShown(false);
    play({ type: 'restart' });
  }

  return (
    <PuzzleShell
      className={`stack gap-5 ${styles.memory}`}
      label={MEMORY_TEXTS.game}
      game={game}
      result={{
        open: wonShown,
        text: GAME_TEXTS.won,
        actions: (
          <>
            {next && <ButtonLink href={next.href}>{next.label}</ButtonLink>}
            <Button kind={next ? 'quiet' : 'accent'} onClick={restart}>
              {GAME_TEXTS.again}
            </Button>
          </>
        ),
        onClose: () => setWonShown(false),
        children: (
          <p>
            {movesText(state.moves)}. {bestText(state.best)}.
          </p>
        ),
      }}
    >
      <ul
        className={`stack equal gap-2 ${styles.cards}`}
        data-larger={larger}
        aria-label={MEMORY_TEXTS.cards}
      >
        {cardViews(state).map((view, place) => (
          <MemoryCardButton
            // biome-ignore lint/suspicious/noArrayIndexKey: a key must not reveal the picture of its card
            key={place}
            view={view}
            place={place}
            spoken={spoken}
            back={back}
            shown={visibleSide(view)}
            onFlip={() => play({ type: 'flip', place })}
          />
        ))}
      </ul>
      <div className={`cluster middle gap-3 gap-x-5 ${styles.side}`}>
        <p className="figure title-m">{movesText(state.moves)}</p>
        <p>{bestText(state.best)}</p>
        <RestartButton hasProgress={hasProgress(state)} onRestart={restart} />
      </div>
      <SaveNotice game={game} />
    </PuzzleShell>
  );
}

type MemoryCardButtonProps = {
  view: CardView;
  /** From 0. */
  place: number;
  spoken: SpokenNames;
  back: string;
  /** Undefined while face down. */
  shown: CardSide | undefined;
  onFlip: () => void;
};

/** While a card is face down, the DOM does not reveal its picture. */
function MemoryCardButton({ view, place, spoken, back, shown, onFlip }: MemoryCardButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={`block fill relative container ${styles.card}`}
        data-face={view.face}
        aria-label={capitalised(describeCard(view, place, spoken))}
        onClick={onFlip}
      >
        <span className={`block tall ${styles.turner}`}>
          <img className={styles.back} src={asset(back)} alt="" width={240} height={240} />
          {shown && 'image' in shown && (
            <img className={styles.front} src={asset(shown.image)} alt="" width={240} height={240} />
          )}
          {shown && 'text' in shown && <span className={styles.front}>{shown.text}</span>}
        </span>
        {view.face === 'matched' && <span className={`pill absolute ${styles.pair}`} aria-hidden="true" />}
      </button>
    </li>
  );
}

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
