'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { asset, siteUrl } from '@/lib/site/address';

// The origin never changes while the page is open.
const subscribe = () => () => {};

/** Full address of a file where the site is being read; in the HTML, where it was built for. */
function useAddress(file: string): string {
  const origin = useSyncExternalStore(
    subscribe,
    () => location.origin,
    () => siteUrl,
  );
  return `${origin}${asset(file)}`;
}

/** Link that opens the visitor's calendar program and subscribes it to the file. */
export function SubscribeLink({ file, children }: { file: string; children: ReactNode }) {
  return <a href={useAddress(file).replace(/^https?/, 'webcal')}>{children}</a>;
}

/** The address of the file, to be copied. */
export function CalendarAddress({ file }: { file: string }) {
  return <code>{useAddress(file)}</code>;
}
