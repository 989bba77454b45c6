'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { entryMark, keepPlace, keptPlace, type ListPlace } from '@/lib/browser/list-place';
import type { Diada } from '@/lib/diades/types';
import type { Sort } from '../table/use-sort';
import type { ListColumn } from './list-columns';

/** Frames in which visible rows may still change height. */
const SETTLING = 20;

/** Events that mean that the user scrolls. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

type KeptPlace = {
  readonly question: string;
  readonly rows: readonly Diada[];
  readonly sort: Sort<ListColumn>;
};

/**
 * Stores the scroll position in the list and restores it after Back, since the browser would scroll before the rows
 * exist. Stops if the user scrolls meanwhile.
 */
export function useKeptPlace({ question, rows, sort }: KeptPlace): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  const wanted = useRef<ListPlace | null>(null);
  const sought = useRef<ListPlace | null>(null);
  const first = useRef(true);
  const { column, direction } = sort;

  useEffect(() => {
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = 'auto';
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another history entry
  useEffect(() => {
    // The user may have scrolled before the first rows.
    const gone = first.current && scrollY > 0;
    first.current = false;
    wanted.current = gone ? null : (keptPlace() ?? null);
    const forget = () => {
      wanted.current = null;
    };
    for (const move of MOVES) addEventListener(move, forget, { passive: true });
    return () => {
      for (const move of MOVES) removeEventListener(move, forget);
    };
  }, [question]);

  useEffect(() => {
    const mark = entryMark();
    const keep = () => keepPlace(mark, { ...placeIn(table.current, rows), column, direction });
    addEventListener('pagehide', keep);
    // The form changes the query without leaving the page.
    addEventListener('submit', keep, true);
    return () => {
      removeEventListener('pagehide', keep);
      removeEventListener('submit', keep, true);
    };
  }, [rows, column, direction]);

  // Rows are added in steps: the stored row may come in a later render.
  useEffect(() => {
    const place = wanted.current;
    if (!place || sought.current === place) return;
    const row = table.current?.tBodies[0]?.rows[rows.findIndex(({ id }) => id === place.row)];
    if (place.row !== null && !row) return;
    sought.current = place;
    let frames = SETTLING;
    const settle = () => {
      if (wanted.current !== place) return;
      const now = row ? row.getBoundingClientRect().top - place.top : place.top - scrollY;
      if (Math.abs(now) >= 1) scrollBy({ top: now, behavior: 'instant' });
      frames -= 1;
      if (frames > 0) requestAnimationFrame(settle);
      else wanted.current = null;
    };
    settle();
  });

  return table;
}

/**
 * Returns the first row not above the viewport, else the last one, with its distance from the top. If it is below the
 * viewport, returns the scroll position.
 */
function placeIn(table: HTMLTableElement | null, rows: readonly Diada[]): Pick<ListPlace, 'row' | 'top'> {
  const drawn = Array.from(table?.tBodies[0]?.rows ?? [], (row) => row.getBoundingClientRect());
  const inSight = drawn.findIndex(({ bottom }) => bottom > 0);
  const at = inSight === -1 ? drawn.length - 1 : inSight;
  const top = drawn[at]?.top;
  const row = rows[at];
  return row && top !== undefined && top < innerHeight ? { row: row.id, top } : { row: null, top: scrollY };
}
