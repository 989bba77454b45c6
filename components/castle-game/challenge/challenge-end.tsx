import { type FormEvent, useState } from 'react';
import { FocusedHeading } from '@/components/castle-game/shell/screen-shell';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { EnhancementRoot } from '@/components/ui/enhancement-root';
import { TextField } from '@/components/ui/field';
import { RemovalDialog } from '@/components/ui/removal-dialog';
import { rules } from '@/content/castle-game/rulebook';
import {
  CHALLENGE_TEXTS,
  CODE_PROBLEM_TEXTS,
  comparisonText,
  nextWeekText,
  scoreText,
  weekText,
} from '@/content/interface/castle-game/challenge';
import { type Challenge, challengeScore, isChallengeOver } from '@/lib/castle-game/challenge/challenge';
import type { ReadCode } from '@/lib/castle-game/challenge/code';
import styles from './challenge-board.module.css';

export function ChallengeEnd({ challenge, onRestart }: { challenge: Challenge; onRestart: () => void }) {
  const code = rules.challengeCode(challenge);
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.end}>
      <FocusedHeading>{CHALLENGE_TEXTS.over}</FocusedHeading>
      <p className={styles.total}>{scoreText(challengeScore(challenge))}</p>
      <p>
        {weekText(challenge.week)}. {nextWeekText(challenge.week)}
      </p>
      <div className={styles.code} data-copy-area>
        <p>{CHALLENGE_TEXTS.codeHint}</p>
        <code data-copy-select>{code}</code>
        <CopyButton kind="quiet" text={code} words={CHALLENGE_TEXTS.copyWords}>
          {CHALLENGE_TEXTS.copy}
        </CopyButton>
        <EnhancementRoot as="p" role="status" data-copy-status />
      </div>
      <Comparison own={challenge} />
      <div>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {CHALLENGE_TEXTS.again}
        </Button>
      </div>
      {asking && (
        <RemovalDialog
          title={CHALLENGE_TEXTS.againTitle}
          keep={CHALLENGE_TEXTS.keep}
          remove={CHALLENGE_TEXTS.again}
          onRemove={onRestart}
          onClose={() => setAsking(false)}
        >
          <p>{CHALLENGE_TEXTS.againQuestion}</p>
        </RemovalDialog>
      )}
    </div>
  );
}

/** Replays the choices of a pasted code and compares the scores. */
function Comparison({ own }: { own: Challenge }) {
  const [text, setText] = useState('');
  const [comparison, setComparison] = useState('');
  const compare = (event: FormEvent) => {
    event.preventDefault();
    setComparison(comparedWith(own, rules.readChallengeCode(text)));
  };
  return (
    <form className={styles.compare} onSubmit={compare}>
      <TextField
        label={CHALLENGE_TEXTS.theirs}
        name="codi"
        autoComplete="off"
        spellCheck={false}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="quiet">
        {CHALLENGE_TEXTS.compare}
      </Button>
      <p role="status" className={styles.compared}>
        {comparison}
      </p>
    </form>
  );
}

/** Compares a pasted code with the player's challenge. Returns a sentence, also for an invalid code. */
export function comparedWith(own: Challenge, read: ReadCode): string {
  if (!read.ok) return CODE_PROBLEM_TEXTS[read.reason];
  const { challenge } = read;
  if (challenge.week !== own.week || challenge.length !== own.length) return CHALLENGE_TEXTS.otherWeek;
  const comparison = comparisonText(challengeScore(own), challengeScore(challenge));
  return isChallengeOver(challenge) ? comparison : `${comparison} ${CHALLENGE_TEXTS.halfWay}`;
}
