'use client';

import { useSyncExternalStore } from 'react';
import { today } from '@/lib/browser/today';

const never = () => () => {};

/** The visitor's date; that of the build until the page has come to life. */
export function useToday(built: string): string {
  return useSyncExternalStore(never, today, () => built);
}
