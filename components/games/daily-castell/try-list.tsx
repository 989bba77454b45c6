import { DAILY_TEXTS } from '@/content/interface/daily-castell';
import type { Try } from '@/lib/games/daily-castell/state';
import { feedbackText, spokenTower } from '@/lib/games/daily-castell/words';
import styles from './try-list.module.css';

/** Different shapes, since colour alone is not accessible. */
const SIGNS = { right: '✓', wrong: '✕', same: '=', more: '↑', less: '↓' } as const;

/** The feedback of the last try is visible in words. Earlier ones have words for screen readers only. */
export function TryList({ tries }: { tries: readonly Try[] }) {
  return (
    <ol className={styles.tries} aria-label={DAILY_TEXTS.tries}>
      {tries.map((one, place) => (
        <li key={one.tower.code} className={styles.try}>
          <p className={styles.code}>
            {one.tower.code} <span className={styles.name}>{spokenTower(one.tower)}</span>
          </p>
          <Signs {...one} />
          <p className={place === tries.length - 1 ? styles.words : styles.heard}>
            {feedbackText(one.feedback)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Signs({ tower: { parts }, feedback: { structure, floors, letters, size } }: Try) {
  return (
    <div className={styles.signs} aria-hidden="true">
      <Sign of={parts.structure} is={verdict(structure)} />
      <Sign of={`d${parts.floors}`} is={floors === 'same' ? 'right' : floors} />
      {letters !== null && <Sign of={DAILY_TEXTS.lettersSign} is={verdict(letters)} />}
      {size && <Sign of={DAILY_TEXTS.people} is={size.people} />}
      {size && <Sign of={DAILY_TEXTS.points} is={size.points} />}
    </div>
  );
}

const verdict = (right: boolean) => (right ? 'right' : 'wrong');

function Sign({ of, is }: { of: string; is: keyof typeof SIGNS }) {
  return (
    <span className={styles.sign} data-is={is}>
      <span>{of}</span>
      <span>{SIGNS[is]}</span>
    </span>
  );
}
