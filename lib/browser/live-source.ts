import { decodeText } from '@/lib/csv/decode';
import { STAMP_HEADER, timeOfStamp } from '@/lib/offline/copy-stamp';

/** Why nothing readable came from an address. */
export const FETCH_FAILURES = ['offline', 'timeout', 'refused', 'unreachable'] as const;
export type FetchFailure = {
  readonly ok: false;
  readonly reason: (typeof FETCH_FAILURES)[number];
  /** What the host answered, when it did. */
  readonly status?: number;
};

export type FetchedText =
  | {
      readonly ok: true;
      readonly text: string;
      /** When the copy was taken, in ISO time, where it answered in the host's place. */
      readonly copied?: string;
    }
  | FetchFailure;

/** Milliseconds a source may take to arrive whole. */
const TIME_OUT = 15_000;

/** The text at an address, fetched again from its host. Never rejects: a failure is a value. */
export async function fetchText(address: string, timeOut: number = TIME_OUT): Promise<FetchedText> {
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), timeOut);
  try {
    const response = await fetch(address, { cache: 'no-cache', signal: clock.signal });
    if (!response.ok) return { ok: false, reason: 'refused', status: response.status };
    const copied = timeOfStamp(response.headers.get(STAMP_HEADER));
    const text = decodeText(new Uint8Array(await response.arrayBuffer()));
    return { ok: true, text, ...(copied ? { copied } : {}) };
  } catch {
    if (clock.signal.aborted) return { ok: false, reason: 'timeout' };
    return { ok: false, reason: navigator.onLine ? 'unreachable' : 'offline' };
  } finally {
    clearTimeout(timer);
  }
}
