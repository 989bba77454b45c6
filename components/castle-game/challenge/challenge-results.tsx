import { ShowMore, useMore } from '@/components/castle-game/shell/show-more';
import {
  CHALLENGE_TEXTS,
  doneText,
  streakText,
  weekAndYear,
  weekResultText,
} from '@/content/interface/castle-game/challenge';
import { resultOf, streakOf, type WeekResult } from '@/lib/castle-game/challenge/results';
import styles from './challenge-results.module.css';
import { currentWeek, useResults } from './use-challenge';

const STEP = 8;

export function ChallengeResults({ results, open }: { results: readonly WeekResult[]; open: boolean }) {
  const { shown, showMore, refFor } = useMore(results.length, STEP);
  if (results.length === 0) return null;
  return (
    <details className={styles.results} open={open}>
      <summary>{CHALLENGE_TEXTS.results}</summary>
      <p className={styles.streak}>{streakText(streakOf(results, currentWeek()))}</p>
      <ol className={styles.weeks}>
        {[...results]
          .reverse()
          .slice(0, shown)
          .map((result, index) => (
            <li key={result.week} ref={refFor(index)} tabIndex={-1}>
              <span>{weekAndYear(result.week)}</span>
              <b>{weekResultText(result)}</b>
            </li>
          ))}
      </ol>
      {results.length > STEP && <ShowMore shown={shown} all={results.length} onMore={showMore} />}
    </details>
  );
}

export function ChallengeStatus() {
  const { results } = useResults();
  const week = currentWeek();
  const own = resultOf(results, week);
  if (results.length === 0) return null;
  return (
    <p>
      {streakText(streakOf(results, week))} {own ? doneText(own.points) : CHALLENGE_TEXTS.notYet}
    </p>
  );
}
