import { type FetchFailure, fetchText } from '@/lib/browser/live-source';
import { todayInMadrid } from '@/lib/browser/today-in-madrid';
import { type SheetCopy, type SheetFacts, saysTheSame } from '@/lib/diades/copy';
import type { SheetFailure } from '@/lib/diades/reading/sheet';
import { dataSources, type SourceName } from '@/lib/site/data-sources';

/** Which sheet could not be read, and why. */
export type LoadFailure = {
  readonly source: SourceName;
  readonly why: FetchFailure | Pick<SheetFailure, 'ok' | 'reason'>;
};

type Failed = { readonly ok: false; readonly failure: LoadFailure };

/** What was read of the sheets. */
export type Read<T> = { readonly ok: true; readonly data: T; readonly facts: SheetFacts } | Failed;

/** The sheets say what the copy says, which the page shows already. */
type Same = { readonly ok: true; readonly same: true; readonly facts: SheetFacts };

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
  importReader: Import<(diades: string, scores: string) => Promise<Read<T>>>,
): Promise<Loaded<T>> {
  const [diades, scores] = await Promise.all([
    fetchSheet('diades', dataSources.diades),
    fetchSheet('puntuacions', dataSources.puntuacions),
  ]);
  if (!diades.ok) return diades;
  if (!scores.ok) return scores;
  const texts = { diades: diades.text, puntuacions: scores.text };
  if (saysTheSame(copy, texts, todayInMadrid())) return { ok: true, same: true, facts: copy };
  const read = await arrived(importReader);
  return read ? read(diades.text, scores.text) : failed('diades', NOT_ARRIVED);
}

/** Reads the diades alone, from one address or another. */
export async function loadDiades<T>(
  address: string,
  importReader: Import<(diades: string) => Promise<Read<T>>>,
): Promise<Read<T>> {
  const [diades, read] = await Promise.all([fetchSheet('diades', address), arrived(importReader)]);
  if (!diades.ok) return diades;
  return read ? read(diades.text) : failed('diades', NOT_ARRIVED);
}

export function failed(source: SourceName, why: LoadFailure['why']): Failed {
  return { ok: false, failure: { source, why } };
}

async function fetchSheet(source: SourceName, address: string) {
  const fetched = await fetchText(address);
  return fetched.ok ? fetched : failed(source, fetched);
}

/** A script that does not arrive is one more way to be offline. */
const NOT_ARRIVED = { ok: false, reason: 'unreachable' } as const;

function arrived<Reader>(importReader: Import<Reader>): Promise<Reader | undefined> {
  return importReader().catch(() => undefined);
}
