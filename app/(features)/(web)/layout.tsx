import type { ReactNode } from 'react';
import { WebFrame } from '@/components/site/web-frame';

export default function WebLayout({ children }: { children: ReactNode }) {
  return <WebFrame>{children}</WebFrame>;
}
