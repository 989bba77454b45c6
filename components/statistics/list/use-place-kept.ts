'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Diada } from '@/lib/diades/types';

/** The first row in sight and where its upper edge was, in pixels from that of the window. */
type Place = { readonly id: string; readonly top: number };

/** Milliseconds after which it is looked at again whether the place is right. */
const SETTLING = [50, 150, 400] as const;

/** Milliseconds after the last row has come when it is right for good. */
const SETTLED = 500;

/** What the visitor does that says where they want to be. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Back to the same place: leaving the page writes the first row in sight into its entry of the history, and coming back
 * to it scrolls there as soon as that row has come, unless the visitor has moved before. Gives the `ref` of the list's box.
 */
export function usePlaceKept(diades: readonly Diada[], shown: number): RefObject<HTMLElement | null> {
  const box = useRef<HTMLElement>(null);
  const sought = useRef<Place | null>(null);
  const listed = useRef(diades);

  useEffect(() => {
    listed.current = diades;
  }, [diades]);

  useEffect(() => {
    sought.current = placeIn(history.state);
    const keep = () => writePlace(placeOf(rowsOf(box.current), listed.current));
    const giveUp = () => {
      sought.current = null;
    };
    addEventListener('pagehide', keep);
    for (const move of MOVES) addEventListener(move, giveUp, { passive: true });
    return () => {
      removeEventListener('pagehide', keep);
      for (const move of MOVES) removeEventListener(move, giveUp);
    };
  }, []);

  useEffect(() => {
    const place = sought.current;
    if (!place) return;
    const index = diades.findIndex(({ id }) => id === place.id);
    const row = index < shown ? rowsOf(box.current)[index] : undefined;
    if (!row) return;
    const giveUp = () => {
      sought.current = null;
    };
    const settle = () => {
      if (sought.current !== place) return;
      scrollBy({ top: row.getBoundingClientRect().top - place.top, behavior: 'instant' });
    };
    settle();
    // Rows above that come into sight get their true height, which may be another than was reckoned with.
    const frames = SETTLING.map((delay) => setTimeout(settle, delay));
    if (shown === diades.length) frames.push(setTimeout(giveUp, SETTLED));
    return () => frames.forEach(clearTimeout);
  }, [diades, shown]);

  return box;
}

function rowsOf(box: HTMLElement | null): readonly HTMLTableRowElement[] {
  return [...(box?.querySelector('tbody')?.rows ?? [])];
}

function placeOf(rows: readonly HTMLTableRowElement[], diades: readonly Diada[]): Place | null {
  if (scrollY === 0) return null;
  const index = rows.findIndex((row) => row.getBoundingClientRect().bottom > 0);
  const diada = diades[index];
  return diada ? { id: diada.id, top: rows[index]?.getBoundingClientRect().top ?? 0 } : null;
}

/** Beside what Next keeps in the entry. */
function writePlace(place: Place | null): void {
  history.replaceState({ ...history.state, place }, '');
}

function placeIn(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('place' in state)) return null;
  const { place } = state;
  if (typeof place !== 'object' || place === null || !('id' in place) || !('top' in place)) return null;
  return typeof place.id === 'string' && typeof place.top === 'number'
    ? { id: place.id, top: place.top }
    : null;
}
