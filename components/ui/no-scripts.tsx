import type { ReactNode } from 'react';
import { Notice } from './notice';

export function NoScripts({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Notice kind="warning">
        <p>{children}</p>
      </Notice>
    </noscript>
  );
}
