import type { CardView } from '@/lib/games/memory/state';
import type { MemoryFace } from '@/lib/games/memory/types';
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
  /** Undefined while face down. */
  shown: MemoryFace | undefined;
  onFlip: () => void;
};

/** While a card is face down, the DOM does not reveal its picture. */
export function MemoryCardButton({ view, place, spoken, back, shown, onFlip }: MemoryCardButtonProps) {
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
          {shown && 'image' in shown && (
            <img className={styles.front} src={asset(shown.image)} alt="" width={240} height={240} />
          )}
          {shown && 'text' in shown && <span className={styles.front}>{shown.text}</span>}
        </span>
        {view.face === 'matched' && <span className={styles.pair} aria-hidden="true" />}
      </button>
    </li>
  );
}
