import type { ReactNode } from 'react';
import { SiteLayout } from '@/components/site/site-layout';

export default function WebLayout({ children }: { children: ReactNode }) {
  return <SiteLayout>{children}</SiteLayout>;
}
