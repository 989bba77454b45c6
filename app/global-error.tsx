'use client';

import styles from '@/components/ui/failure.module.css';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { pageAddress } from '@/lib/site/address';

/**
 * Used when an error page fails too, so it depends on very little. Next's default has inline styles, which the CSP
 * blocks.
 */
export default function GlobalError() {
  return (
    <html lang="ca">
      <body>
        <main id="contingut">
          <div className={styles.failure} role="alert">
            <h1>{FAILURE_TEXTS.title}</h1>
            <p>{FAILURE_TEXTS.text}</p>
            <p className={styles.links}>
              <a href={pageAddress('/')}>{FAILURE_TEXTS.home}</a>
              <button type="button" onClick={() => location.reload()}>
                {FAILURE_TEXTS.reload}
              </button>
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
