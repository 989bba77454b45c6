import { type FetchFailure, fetchText } from '@/lib/browser/live-source';
import { today } from '@/lib/browser/today';
import { type SheetCopy, type SheetFacts, saysTheSame } from '@/lib/diades/copy';
import type { SheetFailure } from '@/lib/diades/reading/sheet';
import { dataSources, type SourceName } from '@/lib/site/data-sources';

/** The sheet holds fewer diades than the copy by more than it may lack. */
type FewerDiades = {
  readonly ok: false;
  readonly reason: 'shrunken';
  readonly found: number;
  readonly kept: number;
};

/** Which sheet could not be read, and why. */
export type LoadFailure = {
  readonly source: SourceName;
  readonly why: FetchFailure | SheetFailure | FewerDiades;
};

type Failed = { readonly ok: false; readonly failure: LoadFailure };

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

/** Loads the code that reads and counts sheets, which no page needs to open. */
type Import<Reader> = () => Promise<Reader>;

/**
 * Fetches both sheets, since neither is of use without the other, and reads them when they say something else than the
 * copy: what is the same is not read, counted or drawn again.
 */
export async function loadResults<T>(
  copy: SheetCopy,
  importReader: Import<(diades: string, scores: string, copy: SheetCopy) => Promise<Read<T>>>,
): Promise<Loaded<T>> {
  const [diades, scores] = await Promise.all([
    fetchSheet('diades', dataSources.diades),
    fetchSheet('puntuacions', dataSources.puntuacions),
  ]);
  if (!diades.ok) return diades;
  if (!scores.ok) return scores;
  const texts = { diades: diades.text, puntuacions: scores.text };
  const copies = [diades.copied, scores.copied];
  const same: Same = { ok: true, same: true, facts: copy };
  if (saysTheSame(copy, texts, today())) return asOldAs(copies, same);
  const read = await arrived(importReader);
  return read ? asOldAs(copies, await read(diades.text, scores.text, copy)) : failed('diades', NOT_ARRIVED);
}

/** What was read is as old as the oldest copy that it was read from, if it was from any. */
export function asOldAs<Loaded extends Answered | Failed>(
  copies: readonly (string | undefined)[],
  loaded: Loaded,
): Loaded {
  const [oldest] = copies.filter((time) => time !== undefined).sort();
  return loaded.ok && oldest !== undefined ? { ...loaded, copied: oldest } : loaded;
}

export function failed(source: SourceName, why: LoadFailure['why']): Failed {
  return { ok: false, failure: { source, why } };
}

/**
 * Milliseconds a sheet may take to arrive. It is long, since the copy is in sight meanwhile: a slow source is better late
 * than never.
 */
const SHEET_TIME_OUT = 60_000;

export async function fetchSheet(source: SourceName, address: string) {
  const fetched = await fetchText(address, SHEET_TIME_OUT);
  return fetched.ok ? fetched : failed(source, fetched);
}

/** A script that does not arrive is one more way to be offline. */
export const NOT_ARRIVED = { ok: false, reason: 'unreachable' } as const;

export function arrived<Reader>(importReader: Import<Reader>): Promise<Reader | undefined> {
  return importReader().catch(() => undefined);
}
