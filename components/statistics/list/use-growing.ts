'use client';

import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '@/lib/browser/when-idle';

/** Rows that are there at once, more than a window shows; each idle moment doubles them, by `MOST` rows at most. */
const [FIRST, MOST] = [25, 500];

/**
 * How many of `total` rows stand in the page: a windowful at once, and the rest little by little while the visitor asks
 * for nothing else, so that the whole list can soon be searched and read. Another `question` begins again; before
 * printing all of them come.
 */
export function useGrowing(total: number, question: string): number {
  const [{ asked, grown }, setGrown] = useState({ asked: question, grown: FIRST });
  const shown = Math.min(total, asked === question ? grown : FIRST);

  useEffect(() => {
    if (shown === total) return;
    const showAtLeast = (count: number) => setGrown({ asked: question, grown: count });
    const forget = whenIdle(() => startTransition(() => showAtLeast(shown + Math.min(shown, MOST))));
    const showAll = () => flushSync(() => showAtLeast(total));
    addEventListener('beforeprint', showAll);
    return () => {
      forget();
      removeEventListener('beforeprint', showAll);
    };
  }, [shown, total, question]);

  return shown;
}
