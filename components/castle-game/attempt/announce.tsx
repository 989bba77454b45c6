import { useEffect, useState } from 'react';
import {
  completedSentence,
  RESULT_TEXTS,
  resultSentence,
  seriesSentence,
} from '@/content/interface/castle-game/result';
import type { LastAttempt } from '@/lib/castle-game/types';
import styles from './announce.module.css';

/** Render it before the result: a live region that appears with text is not announced. */
export function AnnounceResult({ attempt }: { attempt: LastAttempt | null }) {
  return (
    <div role="status" className={styles.announcement}>
      {attempt && (
        <p>
          {resultSentence(
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
export function Announce({ children }: { readonly children: string }) {
  const [text, setText] = useState('');
  useEffect(() => setText(children), [children]);
  return (
    <p role="status" className={styles.announcement}>
      {text}
    </p>
  );
}
