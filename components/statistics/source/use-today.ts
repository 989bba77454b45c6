'use client';

import { useSyncExternalStore } from 'react';
import { today } from '@/lib/browser/today';

const never = () => () => {};

/** The visitor's date, which takes the place of that of the build as soon as the page is alive. */
export function useToday(built: string): string {
  return useSyncExternalStore(never, today, () => built);
}
