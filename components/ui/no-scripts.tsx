import type { ReactNode } from 'react';
import { Notice } from './notice';

/** What a visitor is told where the browser runs no scripts: what the page cannot do without. */
export function NoScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Notice kind="warning">
        <p>{children}</p>
      </Notice>
    </noscript>
  );
}
