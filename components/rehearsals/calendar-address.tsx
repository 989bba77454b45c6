import type { ReactNode } from 'react';
import { absolute } from '@/lib/site/address';

/** Link that opens the visitor's calendar program and subscribes it to the file. */
export function SubscribeLink({ file, children }: { file: string; children: ReactNode }) {
  return (
    <a href={absolute(file).replace(/^https?/, 'webcal')} data-own-host suppressHydrationWarning>
      {children}
    </a>
  );
}

/** The address of the file, to be copied. `own-host.behaviour.ts` gives it the host where the site is being read. */
export function CalendarAddress({ file }: { file: string }) {
  return (
    <code data-own-host suppressHydrationWarning>
      {absolute(file)}
    </code>
  );
}
