'use client';

import { Button } from '@/components/ui/button';
import { SITE_TEXTS } from '@/content/interface/site';
import styles from './not-found.module.css';

const texts = SITE_TEXTS.failure;

/** Shown when a page breaks: what happened, and two buttons that do not depend on that page. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notFound} role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <div className={styles.links}>
        <Button onClick={onRetry}>{texts.retry}</Button>
        <Button kind="quiet" onClick={() => location.reload()}>
          {texts.reload}
        </Button>
      </div>
    </div>
  );
}
