import { DAILY_TEXTS } from '@/content/interface/daily-castell';
import { hasLetter } from '@/lib/games/daily-castell/feedback';
import type { Try } from '@/lib/games/daily-castell/state';
import { type Comparison, LETTERS, type Nearness } from '@/lib/games/daily-castell/types';
import { feedbackText, spokenTower } from '@/lib/games/daily-castell/words';
import styles from './try-list.module.css';

/** What each answer looks like: a shape of its own, since colour alone tells not everybody. */
const SIGNS = { right: '✓', same: '=', more: '↑', less: '↓', wrong: '✕' } as const satisfies Record<
  Nearness | Comparison,
  string
>;

/** The tries of the day, each with what it told of every part. The last one says it in words that are seen, too. */
export function TryList({ tries }: { tries: readonly Try[] }) {
  if (tries.length === 0) return <p className={styles.none}>{DAILY_TEXTS.noTries}</p>;
  return (
    <ol className={styles.tries} aria-label={DAILY_TEXTS.tries}>
      {tries.map((one, place) => (
        <li key={one.tower.code} className={styles.try}>
          <p className={styles.code}>
            {one.tower.code} <span className={styles.name}>{spokenTower(one.tower)}</span>
          </p>
          <Signs {...one} />
          <p className={place === tries.length - 1 ? styles.words : styles.heard}>{feedbackText(one)}</p>
        </li>
      ))}
    </ol>
  );
}

function Signs({ tower: { parts }, feedback }: Try) {
  return (
    <div className={styles.signs} aria-hidden="true">
      <Sign of={parts.structure} is={feedback.structure} />
      <Sign of={`d${parts.floors}`} is={feedback.floors} />
      {LETTERS.map((letter) => (
        <Sign
          key={letter}
          of={letter}
          absent={!hasLetter(parts, letter)}
          is={feedback.letters[letter] ? 'right' : 'wrong'}
        />
      ))}
      <Sign of={DAILY_TEXTS.people} is={feedback.people} />
      <Sign of={DAILY_TEXTS.points} is={feedback.points} />
    </div>
  );
}

type SignProps = { of: string; is: Nearness | Comparison; absent?: boolean };

function Sign({ of, is, absent = false }: SignProps) {
  return (
    <span className={styles.sign} data-is={is} data-absent={absent}>
      <span className={styles.part}>{of}</span>
      <span>{SIGNS[is]}</span>
    </span>
  );
}
