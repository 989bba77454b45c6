import type { ReactNode } from 'react';
import { ImmersiveFooter, ImmersiveHeader } from '@/components/site/immersive-layout';
import { NetworkLine } from '@/components/site/offline/network-line';

export default function ImmersiveLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ImmersiveHeader />
      <main id="contingut" tabIndex={-1}>
        {children}
      </main>
      <ImmersiveFooter />
      <NetworkLine />
    </>
  );
}
