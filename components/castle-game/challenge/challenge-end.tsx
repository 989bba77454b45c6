import { useId } from 'react';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy/use-copy';
import { catalogue } from '@/content/castle-game/catalogue';
import {
  CHALLENGE_TEXTS,
  CODE_PROBLEM_TEXTS,
  comparisonText,
  scoreText,
  weekText,
} from '@/content/interface/castle-game/challenge';
import { type Challenge, challengeScore, isChallengeOver } from '@/lib/castle-game/challenge/challenge';
import { codeOf, type ReadCode, readCode } from '@/lib/castle-game/challenge/code';
import { resultOf, streakOf, type WeekResult } from '@/lib/castle-game/challenge/results';
import styles from './challenge-board.module.css';
import { currentWeek, useResults } from './use-challenge';

const linkTo = (code: string): string => `${window.location.origin}${window.location.pathname}?repte=${code}`;

type ChallengeEndProps = {
  readonly challenge: Challenge;
  readonly results: readonly WeekResult[];
};

export function ChallengeEnd({ challenge, results }: ChallengeEndProps) {
  // Another tab may have finished first.
  const counts = resultOf(results, challenge.week);
  const link = linkTo(counts?.code ?? codeOf(catalogue, challenge));
  const { copy, share, message, selectable } = useCopy(CHALLENGE_TEXTS.copyWords);
  return (
    <div className={styles.end}>
      <FocusedHeading>{CHALLENGE_TEXTS.over}</FocusedHeading>
      <p className={styles.total}>{scoreText(counts?.points ?? challengeScore(challenge))}</p>
      {counts && (
        <p>
          {CHALLENGE_TEXTS.usual(counts.usual)} {CHALLENGE_TEXTS.streak(streakOf(results, currentWeek()))}
        </p>
      )}
      <p>
        {weekText(challenge.week)}. {CHALLENGE_TEXTS.nextWeek(challenge.week)}
      </p>
      <div className={styles.code}>
        <p>{CHALLENGE_TEXTS.linkHint}</p>
        <code ref={selectable}>{link}</code>
        <div className={styles.buttons}>
          {share && <Button onClick={() => share(link)}>{CHALLENGE_TEXTS.share}</Button>}
          <Button kind={share ? 'quiet' : 'accent'} onClick={() => copy(link)}>
            {CHALLENGE_TEXTS.copyLink}
          </Button>
        </div>
        <p role="status">{message}</p>
      </div>
    </div>
  );
}

/** Compares with the result of the same week. Returns a sentence, also for an invalid code. */
function comparedWith(results: readonly WeekResult[], read: ReadCode): string {
  if (!read.ok) return CODE_PROBLEM_TEXTS[read.reason];
  const { challenge } = read;
  const own = resultOf(results, challenge.week);
  const score = challengeScore(challenge);
  const compared = own ? comparisonText(own.points, score) : CHALLENGE_TEXTS.theirs(challenge, score);
  return isChallengeOver(challenge) ? compared : `${compared} ${CHALLENGE_TEXTS.halfWay}`;
}

type SharedChallengeProps = { readonly code: string; readonly onClose: () => void };

/** What a link holds. It changes nothing that is stored. */
export function SharedChallenge({ code, onClose }: SharedChallengeProps) {
  const title = useId();
  const { results } = useResults();
  const read = readCode(catalogue, code);
  const open = read.ok && read.challenge.week === currentWeek() && !resultOf(results, read.challenge.week);
  const parts = [
    read.ok ? '' : CHALLENGE_TEXTS.badLink,
    comparedWith(results, read),
    open ? CHALLENGE_TEXTS.stillOpen : '',
  ];
  return (
    <section className={styles.shared} aria-labelledby={title}>
      <h2 id={title}>{CHALLENGE_TEXTS.shared}</h2>
      <p role="status">{parts.filter(Boolean).join(' ')}</p>
      <Button kind="quiet" onClick={onClose}>
        {CHALLENGE_TEXTS.closeShared}
      </Button>
    </section>
  );
}
