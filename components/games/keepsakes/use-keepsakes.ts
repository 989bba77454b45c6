import { useEffect, useState } from 'react';
import { readKept } from '@/lib/browser/keepsakes';
import { onKeptChange } from '@/lib/browser/kept-changes';
import type { Kept } from '@/lib/keepsakes/kept';

/** Returns the saved data of this browser, or `blocked` if storage cannot be read. */
export function useKeepsakes(): Kept | 'loading' | 'blocked' {
  const [kept, setKept] = useState<Kept | 'loading' | 'blocked'>('loading');
  useEffect(() => {
    const read = () => setKept(readKept() ?? 'blocked');
    read();
    return onKeptChange(read);
  }, []);
  return kept;
}
