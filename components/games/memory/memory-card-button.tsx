import type { CardView } from '@/lib/games/memory/state';
import { describeCard, type SpokenNames } from '@/lib/games/memory/words';
import { asset } from '@/lib/site/address';
import { capitalised } from '@/lib/text/sentence';
import styles from './memory-card-button.module.css';

type MemoryCardButtonProps = {
  view: CardView;
  /** From 0. */
  place: number;
  spoken: SpokenNames;
  back: string;
  pictureOf: (name: string) => string;
  onFlip: () => void;
};

/** One card. While it lies face down nothing in it tells which picture it has. */
export function MemoryCardButton({ view, place, spoken, back, pictureOf, onFlip }: MemoryCardButtonProps) {
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
          <img className={styles.back} src={asset(back)} alt="" width={240} height={240} />
          {view.face !== 'down' && (
            <img className={styles.front} src={asset(pictureOf(view.name))} alt="" width={240} height={240} />
          )}
        </span>
        {view.face === 'matched' && <span className={styles.pair} aria-hidden="true" />}
      </button>
    </li>
  );
}
