'use client';

import { Button } from '@/components/ui/button';
import { SITE_TEXTS } from '@/content/interface/site';
import styles from './not-found.module.css';

const texts = SITE_TEXTS.failure;

/** A page that broke: what happened, and two ways on that need nothing of the broken page. */
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
