'use client';

import type { ReactNode } from 'react';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { Button } from './button';
import styles from './failure.module.css';

const texts = FAILURE_TEXTS;

type FailureProps = {
  /** `h2` where the page keeps its own title. */
  readonly level?: 'h1' | 'h2';
  readonly text?: string;
  readonly onRetry?: () => void;
  /** Additional actions of the page, shown first. */
  readonly children?: ReactNode;
};

/** Error message with actions that do not depend on the failed page. */
export function Failure({ level: Heading = 'h1', text = texts.text, onRetry, children }: FailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <Heading>{texts.title}</Heading>
      <p>{text}</p>
      <div className={styles.links}>
        {children}
        {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
        <Button kind="quiet" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      </div>
    </div>
  );
}
