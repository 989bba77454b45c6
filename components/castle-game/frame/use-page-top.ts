import { useEffect } from 'react';
import { showPageTop } from '@/lib/browser/page-top';

/** A screen, or a step of one, opens at its start however far down the one before was left. */
export function usePageTop(): void {
  useEffect(showPageTop, []);
}
