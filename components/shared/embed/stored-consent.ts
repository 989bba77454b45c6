import { onStored, readStored, writeStored } from '@/lib/browser/storage';
import { withHosts } from '@/lib/embeds/embeds';

const KEY = 'incrustats';
const CHANGED = 'incrustats-canviats';

/** Used if storage fails: agreements then last until the page is left. */
let sessionConsents: readonly string[] = [];

export function agreements(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    const keys = Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
    return [...keys, ...sessionConsents];
  } catch {
    return sessionConsents;
  }
}

function keep(keys: readonly string[]): void {
  sessionConsents = writeStored(KEY, JSON.stringify(keys)) ? [] : keys;
  dispatchEvent(new Event(CHANGED));
}

export function setAgreed(agreement: string, agreed: boolean): void {
  const others = agreements().filter((key) => key !== agreement);
  keep(agreed ? [...others, agreement] : others);
}

/** Adds hosts to old agreements, which named a kind only. */
export function tieToHosts(shown: readonly string[]): void {
  const before = agreements();
  const now = withHosts(before, shown);
  if (now.join() !== before.join()) keep(now);
}

/** Changes made by other tabs are reported too. Returns an unsubscribe function. */
export function watchAgreed(onChange: () => void): () => void {
  addEventListener(CHANGED, onChange);
  const stop = onStored(KEY, onChange);
  return () => {
    removeEventListener(CHANGED, onChange);
    stop();
  };
}
