import { type FormEvent, useState } from 'react';
import { BehaviourPlace } from '@/components/ui/behaviour-place';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { TextField } from '@/components/ui/field';
import { CHALLENGE_TEXTS } from '@/content/interface/castle-game/challenge';
import { type Challenge, challengeScore } from '@/lib/castle-game/challenge/challenge';
import { nextWeekText, scoreText, weekText } from '@/lib/castle-game/challenge/words';
import { FocusedHeading } from '../frame/focused-heading';
import { rules } from '../frame/rules';
import styles from './challenge-board.module.css';
import { comparedWith } from './compared';

export function ChallengeEnd({ challenge, onRestart }: { challenge: Challenge; onRestart: () => void }) {
  const code = rules.challengeCode(challenge);
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
        <BehaviourPlace as="p" role="status" data-copy-status />
      </div>
      <Comparison own={challenge} />
      <div>
        <Button kind="quiet" onClick={onRestart}>
          {CHALLENGE_TEXTS.again}
        </Button>
      </div>
    </div>
  );
}

/** Replays the choices of a pasted code and compares the scores. */
function Comparison({ own }: { own: Challenge }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const compare = (event: FormEvent) => {
    event.preventDefault();
    setSaid(comparedWith(own, rules.readChallengeCode(text)));
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
        {said}
      </p>
    </form>
  );
}
