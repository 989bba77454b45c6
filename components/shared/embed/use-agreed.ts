'use client';

import { useSyncExternalStore } from 'react';
import { agreedProviders, watchAgreed } from '@/lib/browser/embed-consent';

/** Whether the visitor has agreed to a host for good. False in the HTML and until the page wakes up. */
export function useAgreed(provider: string): boolean {
  return useSyncExternalStore(
    watchAgreed,
    () => agreedProviders().includes(provider),
    () => false,
  );
}
