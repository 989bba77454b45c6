import { fetchBytes, noAnswer } from '@/lib/browser/fetch';
import { CACHED_AT_HEADER, parseCachedAt } from '@/lib/offline/precache-list';
import { dataSources, type SourceName } from '@/lib/site/address';
import { type Answered, type Failed, failed, type Read } from './failure';

/** The CSVs are those of the snapshot, which the page shows already. */
export type Same = Answered & { readonly same: true };

/** Result for a page. After a failure it may contain a fallback. */
export type Loaded<T> = Read<T> | Same | (Failed & { readonly fallback?: T });

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

export type FetchedSpreadsheet = {
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
