'use client';

import { ButtonLink } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { FAILURE_TEXTS } from '@/content/interface/failures';

/** Replaces the whole document when what stands around the pages breaks: Next's own has inline styles, which policies refuse. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="ca">
      <body>
        <main id="contingut">
          <Failure onRetry={reset}>
            <ButtonLink href="/">{FAILURE_TEXTS.home}</ButtonLink>
          </Failure>
        </main>
      </body>
    </html>
  );
}
