import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { catalogue } from '@/content/castle-game/catalogue';
import { CHALLENGE_TEXTS } from '@/content/interface/castle-game/challenge';
import { readCode } from '@/lib/castle-game/challenge/code';
import { resultOf } from '@/lib/castle-game/challenge/results';
import styles from './challenge-board.module.css';
import { comparedWith } from './challenge-end';
import { currentWeek, useResults } from './use-challenge';

type SharedChallengeProps = { readonly code: string; readonly onClose: () => void };

/** What a link holds. It changes nothing that is stored. */
export function SharedChallenge({ code, onClose }: SharedChallengeProps) {
  const title = useId();
  const { results } = useResults();
  const read = readCode(catalogue, code);
  const open = read.ok && read.challenge.week === currentWeek() && !resultOf(results, read.challenge);
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
