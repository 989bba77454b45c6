import { openIfWide } from '@/components/castle-game/shell/screen-shell';
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

/** What the performance alone has changed, and besides what missions have brought since it began. */
export function LastPerformance({ team, go }: LastPerformanceProps) {
  const { history, members: now, today } = team;
  const last = history.at(-1);
  if (!last) return null;
  const { day, rounds, points, members } = last;
  const lost = isFirstLoss(team);
  const told = members
    ? [
        ...(members.before === members.after ? [] : [membersSentence(members.before, members.after)]),
        ...(members.after === now ? [] : [HOME_TEXTS.withMissions(now)]),
      ].join(' ')
    : '';
  return (
    <section className="stack panel gap-2 fill pad-4" aria-labelledby="ultima-actuacio">
      <h3 id="ultima-actuacio">{HOME_TEXTS.lastPerformance}</h3>
      <details ref={openIfWide} open={lost || (today.type === 'performance' && today.done)}>
        <summary className="fold">
          <strong className="figure title-m">{formatInteger(points)}</strong> {pointsWord(points)}
        </summary>
        <div className="stack gap-2">
          {day && <p className="note capital">{longDate(day)}</p>}
          <ul className={`cluster gap-2 ${styles.towers}`}>
            {rounds.map(({ code, outcome }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds never move, and an edited save can repeat a number
              <li key={index}>{markedCode(code, outcome)}</li>
            ))}
          </ul>
          {told && <p className="note">{told}</p>}
          {lost && (
            <>
              <p>{HOME_TEXTS.firstLoss}</p>
              <Button kind="quiet" onClick={() => go('AJUDA', 'growth')}>
                {HOME_TEXTS.growth}
              </Button>
            </>
          )}
        </div>
      </details>
    </section>
  );
}
