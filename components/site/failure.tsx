'use client';

import { Button } from '@/components/ui/button';
import styles from './not-found.module.css';

/** A page that broke: what happened, and two ways on that need nothing of the broken page. */
export function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.notFound} role="alert">
      <h1>Això ha fet llenya</h1>
      <p>
        La pàgina s'ha trencat mentre es mostrava. No s'ha perdut res del que tinguessis desat. Torna-ho a
        provar i, si continua, recarrega-la.
      </p>
      <div className={styles.links}>
        <Button onClick={onRetry}>Torna-ho a provar</Button>
        <Button kind="quiet" onClick={() => location.reload()}>
          Recarrega la pàgina
        </Button>
      </div>
    </div>
  );
}
