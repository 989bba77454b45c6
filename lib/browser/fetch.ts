import { CACHED_AT_HEADER, parseCachedAt } from '@/lib/offline/precache-list';

export const FETCH_FAILURES = ['offline', 'timeout', 'refused', 'unreachable'] as const;
export type FetchFailure = {
  readonly ok: false;
  readonly reason: (typeof FETCH_FAILURES)[number];
  readonly status?: number;
};

type Answered = {
  readonly ok: true;
  /** ISO time of the copy, if it comes from a cache. */
  readonly copied?: string;
};

type FetchedText = (Answered & { readonly text: string }) | FetchFailure;
type FetchedBytes = (Answered & { readonly bytes: Uint8Array }) | FetchFailure;

/** Milliseconds, body included. */
const TIME_OUT = 15_000;

/** Never rejects. */
export function fetchText(address: string, timeOut?: number): Promise<FetchedText> {
  return fetchWhole(address, timeOut, async (response) => ({ text: await response.text() }));
}

/** For sources that may not be UTF-8. */
export function fetchBytes(address: string, timeOut?: number): Promise<FetchedBytes> {
  return fetchWhole(address, timeOut, async (response) => ({
    bytes: new Uint8Array(await response.arrayBuffer()),
  }));
}

async function fetchWhole<Body extends object>(
  address: string,
  timeOut: number = TIME_OUT,
  take: (response: Response) => Promise<Body>,
): Promise<(Answered & Body) | FetchFailure> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), timeOut);
  try {
    const response = await fetch(address, { cache: 'no-cache', signal: clock.signal });
    if (!response.ok) return { ok: false, reason: 'refused', status: response.status };
    const copied = parseCachedAt(response.headers.get(CACHED_AT_HEADER));
    return { ok: true, ...(await take(response)), ...(copied ? { copied } : {}) };
  } catch {
    if (clock.signal.aborted) return { ok: false, reason: 'timeout' };
    return noAnswer();
  } finally {
    clearTimeout(timer);
  }
}

export function noAnswer() {
  return { ok: false, reason: navigator.onLine ? 'unreachable' : 'offline' } as const;
}
