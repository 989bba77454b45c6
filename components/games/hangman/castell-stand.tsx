import type { ReactNode } from 'react';
import { MAX_ERRORS } from '@/lib/games/hangman/types';
import { describeCastell, errorsLeft } from '@/lib/games/hangman/words';
import { capitalised } from '@/lib/text/sentence';
import styles from './castell-stand.module.css';

export function CastellStand({ errors, children }: { errors: number; children: ReactNode }) {
  const words = describeCastell(errors);
  return (
    <figure className={styles.stand} data-errors={errors}>
      <div className={styles.picture} role="img" aria-label={words}>
        <div className={styles.disc} />
        {children}
      </div>
      <figcaption className={styles.words}>
        {words} <strong>{capitalised(errorsLeft(MAX_ERRORS - errors))}.</strong>
      </figcaption>
    </figure>
  );
}
