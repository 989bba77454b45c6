import { Button } from '@/components/ui/button';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { isFirstLoss } from '@/lib/castle-game/screens/first-loss';
import type { Team } from '@/lib/castle-game/types';
import { markedCode, membersSentence, pointsWord } from '@/lib/castle-game/words';
import { longDate } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/number';
import { pointTo } from '../../frame/pointed';
import type { ScreenProps } from '../../frame/screens';
import styles from './last-performance.module.css';

type LastPerformanceProps = { readonly team: Team } & Pick<ScreenProps, 'go'>;

export function LastPerformance({ team: { history }, go }: LastPerformanceProps) {
  const last = history.at(-1);
  if (!last) return null;
  const { day, rounds, points, members } = last;
  return (
    <section className={styles.last} aria-labelledby="ultima-actuacio">
      <h3 id="ultima-actuacio">{HOME_TEXTS.lastPerformance}</h3>
      {day && <p className={styles.day}>{longDate(day)}</p>}
      <ul className={styles.towers}>
        {rounds.map(({ code, outcome }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds never move, and an edited save can repeat a number
          <li key={index}>{markedCode(code, outcome)}</li>
        ))}
      </ul>
      <p>
        <strong className={styles.points}>{formatInteger(points)}</strong> {pointsWord(points)}
      </p>
      {members && <p className={styles.day}>{membersSentence(members.before, members.after)}</p>}
      {isFirstLoss(history) && (
        <>
          <p>{HOME_TEXTS.firstLoss}</p>
          <Button
            kind="quiet"
            onClick={() => {
              pointTo('growth');
              go('AJUDA');
            }}
          >
            {HOME_TEXTS.growth}
          </Button>
        </>
      )}
    </section>
  );
}
