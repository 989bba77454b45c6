import { BRACKETS, type Bracket } from '@/lib/castle-game/picker/chances';
import { DIFFICULTY_WORDS } from '@/lib/castle-game/picker/words';
import styles from './difficulty-bars.module.css';

export function DifficultyBars({ bracket }: { bracket: Bracket }) {
  return (
    <span className={styles.difficulty}>
      <span className={styles.bars} aria-hidden="true">
        {BRACKETS.map((bar) => (
          <span key={bar} data-filled={bar <= bracket} />
        ))}
      </span>
      {DIFFICULTY_WORDS[bracket]}
    </span>
  );
}
