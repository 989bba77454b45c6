'use client';
import { useEffect, useRef, useState } from 'react';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import {
  codeFromBytes,
  type FoundCookies,
  type FreeBarCode,
  RANDOM_BYTES,
  readFreeBar,
} from '@/lib/free-bar/code';

/** The list of the bar fixes these names. */
const NAMES = { code: 'code', secretP1: 'secret_p1', secretP2: 'secret_p2' } as const;

function readCodeCookies(): FoundCookies {
  return {
    code: readCookie(NAMES.code),
    secretP1: readCookie(NAMES.secretP1),
    secretP2: readCookie(NAMES.secretP2),
  };
}

export function writeCodeCookies(code: FreeBarCode): boolean {
  const parts = ['code', 'secretP1', 'secretP2'] as const;
  return parts.map((part) => writeCookie(NAMES[part], code[part])).every(Boolean);
}

/** State of the page. A `blocked` code could not be stored. */
type FreeBarView =
  | { readonly status: 'loading' | 'tampered' | 'partial' | 'failed' }
  | { readonly status: 'fresh' | 'known' | 'blocked'; readonly code: FreeBarCode };

function drawCode(): FreeBarView {
  try {
    const code = codeFromBytes(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
    return { status: writeCodeCookies(code) ? 'fresh' : 'blocked', code };
  } catch {
    return { status: 'failed' };
  }
}

function firstView(): FreeBarView {
  const found = readFreeBar(readCodeCookies());
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
