import type { ReactNode } from 'react';
import { SiteFooter } from './footer/site-footer';
import { NetworkLine } from './offline/network-line';
import { SiteHeader } from './site-header';

export function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="contingut" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <NetworkLine />
    </>
  );
}
