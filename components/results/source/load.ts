import { today } from '@/lib/browser/clock';
import { fetchBytes, noAnswer } from '@/lib/browser/fetch';
import { CACHED_AT_HEADER, parseCachedAt } from '@/lib/offline/precache-list';
import type { Results } from '@/lib/results/count';
import type { ScoreTable } from '@/lib/results/scoring/scores';
import { isUnchanged, type SnapshotFacts } from '@/lib/results/snapshot';
import { dataSources, type SourceName, snapshotSource } from '@/lib/site/address';
import { type Answered, type Failed, failed, type Read } from './failure';

/** The CSVs are those of the snapshot, which the page shows already. */
type Same = Answered & { readonly same: true };

/** Result for a page. After a failure it may contain a fallback. */
export type Loaded<T> = Read<T> | Same | (Failed & { readonly fallback?: T });

/**
 * Fetches both CSVs. Parses them, for the view of a page, only if they differ from the snapshot, or if the page has less than all
 * of it: then `built` are its points, with which its diades are read if the sources fail.
 */
export async function loadResults<T>(
  snapshotFacts: SnapshotFacts,
  importView: () => Promise<(results: Results) => T>,
  built?: ScoreTable,
): Promise<Loaded<T>> {
  const read = async (
    load: (source: SourceName) => Promise<FetchedSpreadsheet | Failed>,
  ): Promise<Loaded<T>> => {
    const [diades, scores] = await Promise.all([load('diades'), load('puntuacions')]);
    if (!diades.ok) return diades;
    if (!scores.ok) return scores;
    const spreadsheets = { diades: diades.bytes, puntuacions: scores.bytes };
    const same: Same = { ok: true, same: true, facts: snapshotFacts };
    const fetched = [diades, scores];
    if (!built && isUnchanged(snapshotFacts, spreadsheets, today())) return accept(fetched, same);
    const [view, { readResults }] = await Promise.all([importView(), importReader()]);
    const results = await readResults(diades.bytes, scores.bytes, snapshotFacts);
    return accept(fetched, results.ok ? { ...results, data: view(results.data) } : results);
  };
  const loaded = await orCopy(await read((source) => fetchSpreadsheet(source, dataSources[source])), () =>
    read(cachedSpreadsheet),
  );
  if (loaded.ok || !built) return loaded;
  const fetched = await fetchSpreadsheet('diades', snapshotSource);
  const [view, { readDiades }] = await Promise.all([importView(), importReader()]);
  const diades = fetched.ok ? await readDiades(fetched.bytes, snapshotFacts) : fetched;
  return diades.ok ? { ...loaded, fallback: view({ diades: diades.data, scores: built }) } : loaded;
}

/** With the CSV parser. */
const importReader = () => import('./read-spreadsheets');

/** If the hosts answer, but badly: what the service worker has is newer than the snapshot. */
export async function orCopy<T>(loaded: Loaded<T>, readCopy: () => Promise<Loaded<T>>): Promise<Loaded<T>> {
  if (loaded.ok) return loaded;
  const copy = await readCopy();
  return copy.ok ? { ...copy, instead: loaded.failure } : loaded;
}

/** The copy that the service worker has. */
export async function cachedSpreadsheet(source: SourceName): Promise<FetchedSpreadsheet | Failed> {
  const address = dataSources[source];
  try {
    const copy = await caches.match(address);
    const copied = parseCachedAt(copy?.headers.get(CACHED_AT_HEADER) ?? null);
    if (copy && copied)
      return { ok: true, source, address, copied, bytes: new Uint8Array(await copy.arrayBuffer()) };
  } catch {
    // Caches may be missing or blocked.
  }
  return failed(source, noAnswer());
}

type FetchedSpreadsheet = {
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
  spreadsheets: readonly FetchedSpreadsheet[],
  loaded: Loaded,
): Loaded | Failed {
  const copies = spreadsheets.filter(({ copied }) => copied !== undefined);
  if (!loaded.ok) {
    const { source } = loaded.failure;
    return copies.some((copy) => copy.source === source) ? failed(source, noAnswer()) : loaded;
  }
  for (const spreadsheet of spreadsheets)
    if (!copies.includes(spreadsheet)) cacheSpreadsheet(spreadsheet.address, spreadsheet.bytes);
  const [oldest] = copies.map(({ copied }) => copied).sort();
  return oldest === undefined ? loaded : { ...loaded, copied: oldest };
}

/** In ms. Long, since the page shows the snapshot meanwhile. */
const TIMEOUT = 60_000;

export async function fetchSpreadsheet(
  source: SourceName,
  address: string,
): Promise<FetchedSpreadsheet | Failed> {
  const fetched = await fetchBytes(address, TIMEOUT);
  return fetched.ok ? { ...fetched, source, address } : failed(source, fetched);
}

/** Lets the service worker cache a CSV for offline use. */
function cacheSpreadsheet(address: string, bytes: Uint8Array): void {
  const send = async () => {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ type: 'KEEP_SHEET', payload: { address, bytes } });
  };
  // Service workers may be missing or blocked: in a sandboxed iframe the property throws.
  send().catch(() => {});
}
