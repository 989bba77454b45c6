import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import type { Team } from '@/lib/castle-game/types';
import { markedCode, membersSentence, pointsWord } from '@/lib/castle-game/words';
import { longDate } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/number';
import styles from './last-performance.module.css';

/** How the last performance went; nothing before the first. */
export function LastPerformance({ team: { historic } }: { team: Team }) {
  const last = historic.at(-1);
  if (!last) return null;
  const { dia, castells, punts, castellers } = last;
  return (
    <section className={styles.last} aria-labelledby="ultima-actuacio">
      <h3 id="ultima-actuacio">{HOME_TEXTS.lastPerformance}</h3>
      {dia && <p className={styles.day}>{longDate(dia)}</p>}
      <ul className={styles.towers}>
        {castells.map(({ castell, resultat }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds never move, and a save can number two alike
          <li key={index}>{markedCode(castell, resultat)}</li>
        ))}
      </ul>
      <p>
        <strong className={styles.points}>{formatInteger(punts)}</strong> {pointsWord(punts)}
      </p>
      {castellers && <p className={styles.day}>{membersSentence(castellers.before, castellers.after)}</p>}
    </section>
  );
}
