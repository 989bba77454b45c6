'use client';

import { type RefObject, useEffect, useRef } from 'react';
import type { Sort } from '@/components/results/sort';
import { readStored, writeStored } from '@/lib/browser/storage';
import type { Diada } from '@/lib/results/diada';
import { isRecord } from '@/lib/values/collections';
import type { ListColumn } from './list-table';

/** Frames in which visible rows may still change height. */
const SETTLING = 20;

/** Events that mean that the user scrolls. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

type ScrollRestoration = {
  readonly question: string;
  readonly rows: readonly Diada[];
  readonly sort: Sort<ListColumn>;
};

/**
 * Stores the scroll position in the list and restores it after Back, since the browser would scroll before the rows
 * exist. Stops if the user scrolls meanwhile.
 */
export function useScrollRestoration({
  question,
  rows,
  sort,
}: ScrollRestoration): RefObject<HTMLTableElement | null> {
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
    wanted.current = gone ? null : (storedPlace() ?? null);
    const forget = () => {
      wanted.current = null;
    };
    for (const move of MOVES) addEventListener(move, forget, { passive: true });
    return () => {
      for (const move of MOVES) removeEventListener(move, forget);
    };
  }, [question]);

  useEffect(() => {
    const id = historyEntryId();
    const keep = () => storePlace(id, { ...placeIn(table.current, rows), column, direction });
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
 * Returns the first row not above the viewport, else the last one, with its distance from the top. If that row is below the
 * viewport, returns no row and the scroll position.
 */
function placeIn(table: HTMLTableElement | null, rows: readonly Diada[]): Pick<ListPlace, 'row' | 'top'> {
  const drawn = Array.from(table?.tBodies[0]?.rows ?? [], (row) => row.getBoundingClientRect());
  const inSight = drawn.findIndex(({ bottom }) => bottom > 0);
  const at = inSight === -1 ? drawn.length - 1 : inSight;
  const top = drawn[at]?.top;
  const row = rows[at];
  return row && top !== undefined && top < innerHeight ? { row: row.id, top } : { row: null, top: scrollY };
}

export type ListPlace = {
  /** Id of the row at the window's top. Null if the window is above all rows. */
  readonly row: string | null;
  /** Pixels from the window's top to that row, or the scroll position above all rows. */
  readonly top: number;
  readonly column: string;
  readonly direction: string;
};

const KEY = 'llocs-a-la-llista';
const MAX_PLACES = 20;

/** Id of this entry of the history, or `undefined`. A reload keeps it. */
function entryId(): string | undefined {
  const state: unknown = history.state;
  return isRecord(state) && typeof state.lloc === 'string' ? state.lloc : undefined;
}

/** Returns the id of the history entry. Adds one if it has none. */
function historyEntryId(): string {
  const given = entryId();
  if (given !== undefined) return given;
  const id = String(Date.now());
  history.replaceState({ ...history.state, lloc: id }, '');
  return id;
}

const isPlace = (value: unknown): value is ListPlace =>
  isRecord(value) &&
  (value.row === null || typeof value.row === 'string') &&
  typeof value.top === 'number' &&
  typeof value.column === 'string' &&
  typeof value.direction === 'string';

function readPlaces(): readonly (readonly [id: string, place: ListPlace])[] {
  try {
    const entries: unknown = JSON.parse(readStored(KEY, 'session') ?? '[]');
    return Array.isArray(entries) ? entries.filter((entry) => Array.isArray(entry) && isPlace(entry[1])) : [];
  } catch {
    return [];
  }
}

export function storePlace(id: string, place: ListPlace): void {
  const others = readPlaces().filter(([other]) => other !== id);
  writeStored(KEY, JSON.stringify([...others, [id, place]].slice(-MAX_PLACES)), 'session');
}

/** Place of the current history entry. */
export function storedPlace(): ListPlace | undefined {
  const id = entryId();
  return readPlaces().find(([other]) => other === id)?.[1];
}
