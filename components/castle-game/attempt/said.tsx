import { useEffect, useState } from 'react';
import { RESULT_TEXTS } from '@/content/interface/castle-game/result';
import { completedSentence, seriesSentence } from '@/lib/castle-game/show/words';
import type { LastAttempt } from '@/lib/castle-game/types';
import { saidResult } from '@/lib/castle-game/words';
import styles from './said.module.css';

/** Render it before the result: a live region that appears with text is not announced. */
export function SayResult({ attempt }: { attempt: LastAttempt | null }) {
  return (
    <div role="status" className={styles.said}>
      {attempt && (
        <p>
          {saidResult(
            attempt.code,
            attempt.series ? seriesSentence(attempt.series) : RESULT_TEXTS[attempt.outcome].text,
          )}{' '}
          {completedSentence(attempt)}
        </p>
      )}
    </div>
  );
}

/** Sets the text after the first render: a region that appears with text is not announced. */
export function StartStatus({ children }: { readonly children: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(children), [children]);
  return (
    <p role="status" className={styles.said}>
      {said}
    </p>
  );
}
