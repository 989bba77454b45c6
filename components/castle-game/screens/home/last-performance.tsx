import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { membersSentence, pointsWord } from '@/content/interface/castle-game/points-and-members';
import { markedCode } from '@/content/interface/castle-game/towers';
import { isFirstLoss } from '@/lib/castle-game/screens/home';
import type { Team } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/catalan';
import styles from './home-screen.module.css';

type LastPerformanceProps = { readonly team: Team } & Pick<ScreenProps, 'go'>;

export function LastPerformance({ team: { history }, go }: LastPerformanceProps) {
  const last = history.at(-1);
  if (!last) return null;
  const { day, rounds, points, members } = last;
  return (
    <section className="stack panel gap-2 fill pad-4" aria-labelledby="ultima-actuacio">
      <h3 id="ultima-actuacio">{HOME_TEXTS.lastPerformance}</h3>
      {day && <p className="note capital">{longDate(day)}</p>}
      <ul className={`cluster gap-2 ${styles.towers}`}>
        {rounds.map(({ code, outcome }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rounds never move, and an edited save can repeat a number
          <li key={index}>{markedCode(code, outcome)}</li>
        ))}
      </ul>
      <p>
        <strong className="figure title-m">{formatInteger(points)}</strong> {pointsWord(points)}
      </p>
      {members && members.before !== members.after && (
        <p className="note capital">{membersSentence(members.before, members.after)}</p>
      )}
      {isFirstLoss(history) && (
        <>
          <p>{HOME_TEXTS.firstLoss}</p>
          <Button kind="quiet" onClick={() => go('AJUDA', 'growth')}>
            {HOME_TEXTS.growth}
          </Button>
        </>
      )}
    </section>
  );
}
