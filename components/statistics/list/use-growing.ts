'use client';

import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '@/lib/browser/when-idle';

/** Initial rows, and the maximum that an idle callback adds. Each one doubles the number. */
const [FIRST, MOST] = [25, 500];

/**
 * Returns how many rows to render: a screenful first, the rest when idle, all before printing. A new `question`
 * starts again.
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
