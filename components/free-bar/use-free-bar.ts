'use client';

import { useEffect, useRef, useState } from 'react';
import { findFreeBar, keepFreeBar } from '@/lib/browser/free-bar-cookies';
import { codeFromBytes, type FreeBarCode, RANDOM_BYTES } from '@/lib/free-bar/code';
import { readFreeBar } from '@/lib/free-bar/state';

/** What the page shows: waiting, a code with how it came to be, or why there is none. */
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

/** The visitor's code: read from the cookies, or drawn on the first visit. `drawAgain` replaces whatever there is. */
export function useFreeBar(): { view: FreeBarView; drawAgain: () => void } {
  const [view, setView] = useState<FreeBarView>({ status: 'loading' });
  // React may run an effect twice while developing; a second draw would hide that the first was new.
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    setView(firstView());
  }, []);

  return { view, drawAgain: () => setView(drawCode()) };
}
