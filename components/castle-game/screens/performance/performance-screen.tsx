import { Announce, AnnounceResult } from '@/components/castle-game/attempt/announce';
import { AttemptSteps } from '@/components/castle-game/attempt/attempt-steps';
import { LaterVoice } from '@/components/castle-game/attempt/result/later-voice';
import { MissionNewsList } from '@/components/castle-game/attempt/result/news';
import { ResultPanel } from '@/components/castle-game/attempt/result/result-panel';
import { useAttempt } from '@/components/castle-game/attempt/use-attempt';
import { PlanCard, planNow, RoundButtons } from '@/components/castle-game/plan/plan-card';
import { RoundsSummary, SlotStrip } from '@/components/castle-game/rounds/rounds';
import { ActionBar, FocusedHeading, ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { rulebook } from '@/content/castle-game/rulebook';
import { PERFORMANCE_TEXTS } from '@/content/interface/castle-game/performance';
import {
  accountTexts,
  eachText,
  keepText,
  membersLabel,
  membersSentence,
  sameSize,
  sizeSentence,
} from '@/content/interface/castle-game/points-and-members';
import { closedText } from '@/content/interface/castle-game/refusals';
import { RESULT_PANEL_TEXTS } from '@/content/interface/castle-game/result';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import type { Action } from '@/lib/castle-game/engine/actions';
import { accountOf, growthOf, membersAfter, pointsFor } from '@/lib/castle-game/engine/members';
import { rewardOf } from '@/lib/castle-game/engine/missions';
import { isPilarCode, nextRound, phaseOf } from '@/lib/castle-game/engine/performance';
import { MEMBERS_FLOOR } from '@/lib/castle-game/limits';
import { whyNoPerformance } from '@/lib/castle-game/screens/home';
import { newsAtEnd } from '@/lib/castle-game/screens/missions';
import { proposedNow, slotsOf } from '@/lib/castle-game/screens/rounds';
import type { GameState, Round, Team } from '@/lib/castle-game/types';
import { formatInteger } from '@/lib/text/catalan';
import styles from './performance-screen.module.css';

const loadDiada = () =>
  import('@/components/castle-game/year/diada-table').then(({ DiadaToday }) => DiadaToday);

export function PerformanceScreen(props: ScreenProps) {
  const closed = whyNoPerformance(props.state);
  if (!closed) return <PerformanceRounds {...props} />;
  return (
    <ScreenShell title={PERFORMANCE_TEXTS.title} onBack={props.back}>
      <Notice>
        <p>{closedText(closed)}</p>
      </Notice>
    </ScreenShell>
  );
}

/** The player can leave between rounds and continue later. */
function PerformanceRounds(props: ScreenProps) {
  const { state, act, back } = props;
  const play = useAttempt(props, phaseOf(state) === 'over');
  const { step, moveOn } = play;
  const over = step.kind === 'over';
  const planned = step.kind === 'result' ? proposedNow(state) : undefined;
  const next = step.kind === 'picker' ? planNow(state) : undefined;
  const pick = (code: string) => {
    // The rest of the plan stays, whatever is chosen first.
    if (next?.isFirst && next.plan) act({ type: 'plan', codes: next.plan });
    play.pick(code);
  };
  const moved = nextRound(state);
  // The result on the screen counts too.
  const shown = moved.ok && step.kind === 'result' ? moved.state : state;
  const end = (...then: readonly Action[]) => {
    if (act({ type: 'endPerformance' })) return;
    then.forEach(act);
    back();
  };
  return (
    <>
      <ScreenShell
        key={`${step.kind} ${state.rounds.length}`}
        title={PERFORMANCE_TEXTS.title}
        onBack={step.kind === 'picker' ? back : undefined}
        aside={!over && <PointsSoFar team={state.team} rounds={shown.rounds} />}
      >
        {!over && step.kind !== 'show' && <SlotStrip slots={slotsOf(shown)} />}
        {over && <PerformanceSummary state={state} onEnd={end} />}
        {next && <PlanCard {...next} state={state} act={act} onPick={pick} />}
        <AttemptSteps
          play={{ ...play, pick }}
          state={state}
          place="performance"
          planned={next?.choice?.entry.code}
          result={(attempt) => (
            <ResultPanel team={state.team} attempt={attempt} own>
              <RoundButtons state={state} planned={planned} plan={state.team.plan} onPick={play.pick} />
              <Button kind={planned ? 'quiet' : 'accent'} onClick={moveOn}>
                {isPilarCode(attempt.code) ? RESULT_PANEL_TEXTS.finish : RESULT_PANEL_TEXTS.nextRound}
              </Button>
            </ResultPanel>
          )}
        />
        {step.kind === 'picker' && (
          <PagePart fallback={null}>
            <OnDemand load={loadDiada} props={{ team: state.team, rounds: state.rounds }} />
          </PagePart>
        )}
      </ScreenShell>
      <AnnounceResult step={step} />
    </>
  );
}

/** The cards say what a tower adds, so the points below which members leave are here, and what falls cost. */
function PointsSoFar({ team, rounds }: { team: Team; rounds: readonly Round[] }) {
  const { points, byFalls, falls } = accountOf(team.members, rounds, team.stats);
  return (
    <div>
      <p className="figure title-s">
        {PERFORMANCE_TEXTS.points}: {formatInteger(points)}
      </p>
      {team.members > MEMBERS_FLOOR && (
        <p>
          {keepText(pointsFor(team.members, 0), points, falls, -byFalls)}{' '}
          {eachText(growthOf(team.members).each)}
        </p>
      )}
    </div>
  );
}

type PerformanceSummaryProps = {
  readonly state: GameState;
  readonly onEnd: (...then: readonly Action[]) => void;
};

function PerformanceSummary({ state, onEnd }: PerformanceSummaryProps) {
  const { members, stats } = state.team;
  const account = accountOf(members, state.rounds, stats);
  const news = newsAtEnd(rulebook, state);
  const brought = news.missions.reduce((sum, { rewards }) => sum + rewardOf(rewards), 0);
  const parts = accountTexts(account, brought);
  const after = account.after + brought;
  const change = after - members;
  // Where the figure of the summary would be 0, but people come or go, words say so.
  const isShown = membersAfter(members, state.rounds, stats).shown === account.change;
  const told = membersSentence(members, after);
  return (
    <div className={`panel clip mx-auto ${styles.summary}`}>
      <div className="stack gap-4 pad-4">
        <FocusedHeading level={3}>{PERFORMANCE_TEXTS.summary}</FocusedHeading>
        <div className={`cluster at-start gap-4 gap-x-6 ${styles.told}`}>
          <PagePart fallback={null}>
            <OnDemand load={loadDiada} props={{ team: state.team, rounds: state.rounds, over: true }} />
          </PagePart>
          <div className="stack shrink top gap-4">
            <RoundsSummary rounds={state.rounds} />
            <div className="cluster baseline gap-1 gap-x-4">
              <p className="figure title-m">
                {change === 0 ? sameSize(members) : isShown ? membersLabel(change) : told}
              </p>
              {change !== 0 && <p>{sizeSentence(after)}</p>}
              <ul className="stack gap-1 soft basis-full" aria-label={PERFORMANCE_TEXTS.account}>
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </div>
          </div>
          <MissionNewsList news={news} />
        </div>
      </div>
      <Announce>
        {`${change === 0 ? sameSize(members) : `${told} ${sizeSentence(after)}`} ${parts.join('. ')}`}
      </Announce>
      <ActionBar look="cluster middle gap-3">
        <Button onClick={() => onEnd()}>{PERFORMANCE_TEXTS.finish}</Button>
        <Button kind="quiet" onClick={() => onEnd({ type: 'advanceDay' })}>
          {SHELL_TEXTS.advance}
        </Button>
      </ActionBar>
      <LaterVoice team={state.team} end={{ change, rounds: state.rounds }} />
    </div>
  );
}
