import { SideBoard } from '@/components/castle-game/rounds/side-board';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { UnreadText } from '@/components/shared/unread-text';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { CHALLENGE_TEXTS, scoreText, weekText } from '@/content/interface/castle-game/challenge';
import { CHALLENGE_OFFER_TEXTS } from '@/content/interface/castle-game/challenge-offer';
import {
  CHALLENGE_PERFORMANCES,
  type Challenge,
  challengeScore,
  performancesDone,
} from '@/lib/castle-game/challenge/challenge';
import { isPilarCode } from '@/lib/castle-game/engine/performance';
import styles from './challenge-board.module.css';
import { ChallengeEnd } from './challenge-end';
import { useChallenge } from './use-challenge';

/** Every player has the same team in a weekly challenge. */
export function ChallengeBoard({ onLeave }: { readonly onLeave: () => void }) {
  const { play, results, unsaved, unread, changed } = useChallenge();
  const { side: challenge, step } = play;
  const notice = unsaved ? CHALLENGE_TEXTS.unsaved : changed ? CHALLENGE_TEXTS.otherRules : undefined;
  return (
    <SideBoard
      label={CHALLENGE_OFFER_TEXTS.title}
      className={styles.board}
      play={play}
      place="challenge"
      head={
        <>
          {step.kind !== 'over' && (
            <ChallengeHead
              key={`${step.kind} ${challenge.choices.length}`}
              challenge={challenge}
              showing={step.kind === 'show'}
            />
          )}
          {(notice || unread) && (
            <Notice kind="warning">
              {unread && <UnreadText text={unread} />}
              {notice && <p>{notice}</p>}
            </Notice>
          )}
        </>
      }
      next={({ code }) => (isPilarCode(code) ? CHALLENGE_TEXTS.end : CHALLENGE_TEXTS.next)}
      end={<ChallengeEnd challenge={challenge} results={results} />}
      foot={
        <div>
          <Button kind="quiet" onClick={onLeave}>
            {CHALLENGE_TEXTS.leave}
          </Button>
        </div>
      }
    />
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
      <p>{CHALLENGE_TEXTS.present(challenge.game.team)}</p>
      <p className={styles.score}>
        {CHALLENGE_TEXTS.step(performancesDone(challenge) + 1, CHALLENGE_PERFORMANCES)} ·{' '}
        {CHALLENGE_TEXTS.score} {scoreText(challengeScore(challenge))}
      </p>
    </header>
  );
}
