'use client';

import { useSyncExternalStore } from 'react';
import { today } from '@/lib/browser/today';

const never = () => () => {};

/** Returns the current date, or the build's date before hydration. */
export function useToday(built: string): string {
  return useSyncExternalStore(never, today, () => built);
}
