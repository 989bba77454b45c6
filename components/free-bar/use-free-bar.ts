'use client';

import { useEffect, useRef, useState } from 'react';
import { findFreeBar, keepFreeBar } from '@/lib/browser/free-bar-cookies';
import { codeFromBytes, type FreeBarCode, RANDOM_BYTES } from '@/lib/free-bar/code';
import { readFreeBar } from '@/lib/free-bar/state';

/** State of the page. A `blocked` code could not be stored. */
export type FreeBarView =
  | { readonly status: 'loading' | 'tampered' | 'partial' | 'failed' }
  | { readonly status: 'fresh' | 'known' | 'blocked'; readonly code: FreeBarCode };

function drawCode(): FreeBarView {
  try {
    const code = codeFromBytes(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
    return { status: keepFreeBar(code) ? 'fresh' : 'blocked', code };
  } catch {
    return { status: 'failed' };
  }
}

function firstView(): FreeBarView {
  const found = readFreeBar(findFreeBar());
  if (found.status === 'new') return drawCode();
  return found.status === 'valid' ? { status: 'known', code: found.code } : { status: found.status };
}

/** Reads the code from the cookies, or creates one on the first visit. `drawAgain` replaces it. */
export function useFreeBar(): { view: FreeBarView; drawAgain: () => void } {
  const [view, setView] = useState<FreeBarView>({ status: 'loading' });
  // In development React runs effects twice. A second run would report a new code as known.
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    setView(firstView());
  }, []);

  return { view, drawAgain: () => setView(drawCode()) };
}
