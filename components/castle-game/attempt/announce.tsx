import { useEffect, useState } from 'react';
import {
  completedSentence,
  resultSentence,
  resultText,
  seriesSentence,
} from '@/content/interface/castle-game/result';
import type { AttemptStep } from './use-attempt';

/** Render it before the result: a live region that appears with text is not announced. */
export function AnnounceResult({ step }: { step: AttemptStep }) {
  const attempt = step.kind === 'result' && step.attempt;
  return (
    <div role="status" className="visually-hidden">
      {attempt && (
        <p>
          {resultSentence(
            attempt.code,
            attempt.series
              ? seriesSentence(attempt.series, attempt.code)
              : resultText(attempt.code, attempt.outcome),
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
    <p role="status" className="visually-hidden">
      {text}
    </p>
  );
}
