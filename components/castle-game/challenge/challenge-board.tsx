import { AnnounceResult } from '@/components/castle-game/attempt/announce';
import { TowerPicker } from '@/components/castle-game/attempt/picker/tower-picker';
import { PointsWon, ResultPanel } from '@/components/castle-game/attempt/result/result-panel';
import { AttemptShow } from '@/components/castle-game/attempt/show/attempt-show';
import { SlotStrip } from '@/components/castle-game/rounds/slot-strip';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { teamColours } from '@/components/castle-game/shell/team-colours';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { club } from '@/content/club';
import {
  CHALLENGE_TEXTS,
  challengeStep,
  presentText,
  scoreText,
  weekText,
} from '@/content/interface/castle-game/challenge';
import { CHALLENGE_OFFER_TEXTS } from '@/content/interface/castle-game/challenge-offer';
import {
  type Challenge,
  type ChallengeLength,
  challengeScore,
  performancesDone,
  performancesOf,
} from '@/lib/castle-game/challenge/challenge';
import { isPillar } from '@/lib/castle-game/engine/performance';
import { slotsOf } from '@/lib/castle-game/screens/rounds';
import styles from './challenge-board.module.css';
import { ChallengeEnd } from './challenge-end';
import { useChallenge } from './use-challenge';

export type ChallengeBoardProps = { readonly length: ChallengeLength; readonly onLeave: () => void };

const COLOURS = teamColours(club.colour);

/** Every player has the same team in a weekly challenge. */
export function ChallengeBoard({ length, onLeave }: ChallengeBoardProps) {
  const { challenge, changed, step, pick, endShow, moveOn, restart } = useChallenge(length);
  const { game } = challenge;
  return (
    <section className={styles.board} style={COLOURS} aria-label={CHALLENGE_OFFER_TEXTS.title}>
      {step.kind !== 'over' && (
        <ChallengeHead
          key={`${step.kind} ${challenge.choices.length}`}
          challenge={challenge}
          showing={step.kind === 'show'}
        />
      )}
      {changed && (
        <Notice kind="warning">
          <p>{CHALLENGE_TEXTS.otherRules}</p>
        </Notice>
      )}
      {(step.kind === 'picker' || step.kind === 'result') && <SlotStrip slots={slotsOf(game)} />}
      {step.kind === 'picker' && (
        // In a challenge of one performance, gained or lost people have no effect, so they are not shown.
        <TowerPicker state={game} place={length === 'long' ? 'challenge' : 'simulator'} onPick={pick} />
      )}
      {step.kind === 'show' && <AttemptShow {...step.attempt} lock={0} onEnd={endShow} />}
      {step.kind === 'result' && (
        <ResultPanel team={game.team} attempt={step.attempt} worth={<PointsWon attempt={step.attempt} />}>
          <Button onClick={moveOn}>
            {isPillar(step.attempt.code) ? CHALLENGE_TEXTS.end : CHALLENGE_TEXTS.next}
          </Button>
        </ResultPanel>
      )}
      {step.kind === 'over' && <ChallengeEnd challenge={challenge} onRestart={restart} />}
      {step.kind !== 'show' && (
        <div>
          <Button kind="quiet" onClick={onLeave}>
            {CHALLENGE_TEXTS.leave}
          </Button>
        </div>
      )}
      <AnnounceResult attempt={step.kind === 'result' ? step.attempt : null} />
    </section>
  );
}

/** The score does not change before the show ends. */
function ChallengeHead({ challenge, showing }: { challenge: Challenge; showing: boolean }) {
  return (
    <header className={styles.head}>
      {showing ? (
        <h2>{CHALLENGE_OFFER_TEXTS.title}</h2>
      ) : (
        <FocusedHeading>{CHALLENGE_OFFER_TEXTS.title}</FocusedHeading>
      )}
      <p>{weekText(challenge.week)}</p>
      <p>{presentText(challenge.game.team)}</p>
      <p className={styles.score}>
        {challengeStep(performancesDone(challenge) + 1, performancesOf(challenge))} · {CHALLENGE_TEXTS.score}{' '}
        {scoreText(challengeScore(challenge))}
      </p>
    </header>
  );
}
