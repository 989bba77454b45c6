import type { ReactNode } from 'react';
import { absolute } from '@/lib/site/address';

/** A `webcal:` link opens the calendar program and subscribes to the file. */
export function SubscribeLink({ file, children }: { file: string; children: ReactNode }) {
  return (
    <a href={absolute(file).replace(/^https?/, 'webcal')} data-own-host suppressHydrationWarning>
      {children}
    </a>
  );
}

/** Address of the file, to copy. An enhancement replaces its host with the current one. */
export function CalendarAddress({ file }: { file: string }) {
  return (
    <code data-own-host suppressHydrationWarning>
      {absolute(file)}
    </code>
  );
}
