import { STAMP_HEADER, timeOfStamp } from '@/lib/offline/copy-stamp';
import { noAnswer } from './no-answer';

/** Why nothing readable came from an address. */
export const FETCH_FAILURES = ['offline', 'timeout', 'refused', 'unreachable'] as const;
export type FetchFailure = {
  readonly ok: false;
  readonly reason: (typeof FETCH_FAILURES)[number];
  /** What the host answered, when it did. */
  readonly status?: number;
};

type Answered = {
  readonly ok: true;
  /** When the copy was taken, in ISO time, where it answered in the host's place. */
  readonly copied?: string;
};

export type FetchedText = (Answered & { readonly text: string }) | FetchFailure;
export type FetchedBytes = (Answered & { readonly bytes: Uint8Array }) | FetchFailure;

/** Milliseconds a source may take to arrive whole. */
const TIME_OUT = 15_000;

/** The text at an address, fetched again from its host. Never rejects: a failure is a value. */
export function fetchText(address: string, timeOut?: number): Promise<FetchedText> {
  return fetchWhole(address, timeOut, async (response) => ({ text: await response.text() }));
}

/** The bytes at an address, for what may be written in another way than UTF-8. */
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
    const copied = timeOfStamp(response.headers.get(STAMP_HEADER));
    return { ok: true, ...(await take(response)), ...(copied ? { copied } : {}) };
  } catch {
    if (clock.signal.aborted) return { ok: false, reason: 'timeout' };
    return noAnswer();
  } finally {
    clearTimeout(timer);
  }
}
