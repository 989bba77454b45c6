'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { fetchText } from '@/lib/browser/live-source';
import { today } from '@/lib/browser/today';
import {
  type Anniversary,
  areAnniversaries,
  type Remembrance,
  remember,
} from '@/lib/on-this-day/anniversaries';
import { asset } from '@/lib/site/address';

type Remembered = {
  readonly place: RefObject<HTMLElement | null>;
  readonly remembrance: Remembrance;
  /** Whether what is remembered goes with the visitor's day, and not only with that of the build. */
  readonly known: boolean;
};

/** What is remembered on the visitor's day, from when `place` comes near the window; until then, that of the build. */
export function useRemembrance(initial: Remembrance, built: string): Remembered {
  const place = useRef<HTMLElement>(null);
  const [remembrance, setRemembrance] = useState(initial);
  const [known, setKnown] = useState(false);

  useEffect(() => {
    const now = today();
    if (now === built) {
      setKnown(true);
      return;
    }
    if (!place.current) return;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const anniversaries = await readAnniversaries();
        if (!anniversaries) return;
        setRemembrance(remember(anniversaries, now));
        setKnown(true);
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [built]);

  return { place, remembrance, known };
}

/** Undefined when they do not arrive: the page then keeps those it has, under their own date. */
async function readAnniversaries(): Promise<Anniversary[] | undefined> {
  const fetched = await fetchText(asset('/data/aniversaris.json'));
  if (!fetched.ok) return undefined;
  try {
    const value: unknown = JSON.parse(fetched.text);
    return areAnniversaries(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
