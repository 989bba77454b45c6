import { MEMORY_BACK, MEMORY_CARDS } from '@/content/games/memory';
import { describeCard, type SpokenNames } from '@/lib/games/memory/announce';
import type { CardView } from '@/lib/games/memory/state';
import { capitalised } from '@/lib/games/shared/sentences';
import { asset } from '@/lib/site/address';
import styles from './memory-card-button.module.css';

type MemoryCardButtonProps = {
  view: CardView;
  /** From 0. */
  place: number;
  spoken: SpokenNames;
  onFlip: () => void;
};

/** One card. While it lies face down nothing in it tells which picture it has. */
export function MemoryCardButton({ view, place, spoken, onFlip }: MemoryCardButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.card}
        data-face={view.face}
        aria-label={capitalised(describeCard(view, place, spoken))}
        onClick={onFlip}
      >
        <span className={styles.turner}>
          <img className={styles.back} src={asset(MEMORY_BACK)} alt="" width={240} height={240} />
          {view.face !== 'down' && (
            <img className={styles.front} src={imageOf(view.name)} alt="" width={240} height={240} />
          )}
        </span>
        {view.face === 'matched' && <span className={styles.pair} aria-hidden="true" />}
      </button>
    </li>
  );
}

function imageOf(name: string): string {
  return asset(MEMORY_CARDS.find((card) => card.name === name)?.image ?? MEMORY_BACK);
}
