'use client';

import { Component, type ReactNode } from 'react';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { Button } from './button';
import styles from './failure.module.css';

type PagePartProps = {
  readonly children: ReactNode;
  /** Replaces children that throw. By default a message with a retry button. */
  readonly fallback?: ReactNode;
  /** Called before a retry, to reset the state that caused the error. */
  readonly onRetry?: () => void;
};

/** Error boundary for a part of a page. */
export class PagePart extends Component<PagePartProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ failed: false });
  };

  override render() {
    const { children, fallback } = this.props;
    if (!this.state.failed) return children;
    if (fallback !== undefined) return fallback;
    return <Retry text={FAILURE_TEXTS.part} onRetry={this.retry} />;
  }
}

type RetryProps = { readonly text: string; readonly onRetry: () => void; readonly children?: ReactNode };

/** In the place of what failed: a sentence, and a button that tries again. */
export function Retry({ text, onRetry, children }: RetryProps) {
  return (
    <div role="alert" className={styles.failed}>
      <p>{text}</p>
      <Button kind="quiet" onClick={onRetry}>
        {FAILURE_TEXTS.retry}
      </Button>
      {children}
    </div>
  );
}
