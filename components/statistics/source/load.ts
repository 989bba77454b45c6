import { keepSheet } from '@/lib/browser/keep-sheet';
import { fetchBytes } from '@/lib/browser/live-source';
import { noAnswer } from '@/lib/browser/no-answer';
import { today } from '@/lib/browser/today';
import { type SheetCopy, type SheetFacts, saysTheSame } from '@/lib/diades/copy';
import { dataSources, type SourceName } from '@/lib/site/data-sources';
import { arrived, type Failed, failed, type Import } from './failure';

export type Read<T> = (Answered & { readonly data: T }) | Failed;

type Answered = {
  readonly ok: true;
  readonly facts: SheetFacts;
  /** ISO time of the cached copy, if the network failed. */
  readonly copied?: string;
};

/** The CSVs are the same as the built-in copy, which the page shows already. */
type Same = Answered & { readonly same: true };

/** Result for a page. After a failure it may contain a fallback. */
export type Loaded<T> = Read<T> | Same | (Failed & { readonly fallback?: T });

/** Fetches both CSVs, which are only useful together. Parses them only if they differ from the built-in copy. */
export async function loadResults<T>(
  copy: SheetCopy,
  importReader: Import<(diades: Uint8Array, scores: Uint8Array, copy: SheetCopy) => Promise<Read<T>>>,
): Promise<Loaded<T>> {
  const [diades, scores] = await Promise.all([
    fetchSheet('diades', dataSources.diades),
    fetchSheet('puntuacions', dataSources.puntuacions),
  ]);
  if (!diades.ok) return diades;
  if (!scores.ok) return scores;
  const sheets = { diades: diades.bytes, puntuacions: scores.bytes };
  const same: Same = { ok: true, same: true, facts: copy };
  const fetched = [diades, scores];
  if (saysTheSame(copy, sheets, today())) return accept(fetched, same);
  const read = await arrived(importReader);
  return read ? accept(fetched, await read(diades.bytes, scores.bytes, copy)) : failed('diades', noAnswer());
}

/** A CSV from its host or from the cache. */
export type FetchedSheet = {
  readonly ok: true;
  readonly source: SourceName;
  readonly address: string;
  readonly bytes: Uint8Array;
  readonly copied?: string;
};

/**
 * Caches the CSVs of a successful result. The result is as old as its oldest cached CSV. If a cached CSV is invalid,
 * reports that the host did not answer.
 */
export function accept<Loaded extends Answered | Failed>(
  sheets: readonly FetchedSheet[],
  loaded: Loaded,
): Loaded | Failed {
  const copies = sheets.filter(({ copied }) => copied !== undefined);
  if (!loaded.ok) {
    const { source } = loaded.failure;
    return copies.some((copy) => copy.source === source) ? failed(source, noAnswer()) : loaded;
  }
  for (const sheet of sheets) if (!copies.includes(sheet)) keepSheet(sheet.address, sheet.bytes);
  const [oldest] = copies.map(({ copied }) => copied).sort();
  return oldest === undefined ? loaded : { ...loaded, copied: oldest };
}

/** Milliseconds. Long, since the page shows the built-in copy meanwhile. */
const SHEET_TIME_OUT = 60_000;

export async function fetchSheet(source: SourceName, address: string): Promise<FetchedSheet | Failed> {
  const fetched = await fetchBytes(address, SHEET_TIME_OUT);
  return fetched.ok ? { ...fetched, source, address } : failed(source, fetched);
}
