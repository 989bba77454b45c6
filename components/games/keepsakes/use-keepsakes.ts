import { useEffect, useState } from 'react';
import { readKept } from '@/lib/browser/keepsakes';
import { onKeptChange } from '@/lib/browser/kept-changes';
import type { Kept } from '@/lib/keepsakes/kept';

/** What this browser keeps: `loading` until it has been read, `blocked` where it lets nothing be read. */
export function useKeepsakes(): Kept | 'loading' | 'blocked' {
  const [kept, setKept] = useState<Kept | 'loading' | 'blocked'>('loading');
  useEffect(() => {
    const read = () => setKept(readKept() ?? 'blocked');
    read();
    return onKeptChange(read);
  }, []);
  return kept;
}
