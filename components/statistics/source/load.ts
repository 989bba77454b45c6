import { keepSheet } from '@/lib/browser/keep-sheet';
import { fetchBytes } from '@/lib/browser/live-source';
import { noAnswer } from '@/lib/browser/no-answer';
import { today } from '@/lib/browser/today';
import { type SheetCopy, type SheetFacts, saysTheSame } from '@/lib/diades/copy';
import { dataSources, type SourceName } from '@/lib/site/data-sources';
import { arrived, type Failed, failed, type Import } from './failure';

/** What was read of the sheets. */
export type Read<T> = (Answered & { readonly data: T }) | Failed;

type Answered = {
  readonly ok: true;
  readonly facts: SheetFacts;
  /** When the visitor's own copy of the sheets was taken, in ISO time, where the network did not answer. */
  readonly copied?: string;
};

/** The sheets say what the copy says, which the page shows already. */
type Same = Answered & { readonly same: true };

/** What was read for a page; when that failed, what it may show instead while it has nothing better. */
export type Loaded<T> = Read<T> | Same | (Failed & { readonly fallback?: T });

/**
 * Fetches both sheets, since neither is of use without the other, and reads them when they say something else than the
 * copy: what is the same is not read, counted or drawn again.
 */
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

/** A sheet as it arrived, from its host or from the visitor's own copy. */
export type FetchedSheet = {
  readonly ok: true;
  readonly source: SourceName;
  readonly address: string;
  readonly bytes: Uint8Array;
  readonly copied?: string;
};

/**
 * Ends a reading. Sheets that were read become the visitor's own copy, and the result is as old as the oldest copy that it
 * was read from. If a copy could not be read, the failure is that the host did not answer.
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

/**
 * Milliseconds a sheet may take to arrive. It is long, since the copy is in sight meanwhile: a slow source is better late
 * than never.
 */
const SHEET_TIME_OUT = 60_000;

export async function fetchSheet(source: SourceName, address: string): Promise<FetchedSheet | Failed> {
  const fetched = await fetchBytes(address, SHEET_TIME_OUT);
  return fetched.ok ? { ...fetched, source, address } : failed(source, fetched);
}
