import { withHosts } from '@/lib/embeds/consent';
import { onStored, readStored, writeStored } from './storage';

/**
 * The visitor's "always": which frames may be shown without asking again, as `lib/embeds/consent` writes them. When the
 * browser refuses to keep it, it lasts until the page is left.
 */
const KEY = 'incrustats';
const CHANGED = 'incrustats-canviats';

let unkept: readonly string[] = [];

/** What was agreed to; nothing when nothing readable is kept. Needs a browser. */
export function agreements(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    const keys = Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
    return [...keys, ...unkept];
  } catch {
    return unkept;
  }
}

function keep(keys: readonly string[]): void {
  unkept = writeStored(KEY, JSON.stringify(keys)) ? [] : keys;
}

/** Agrees to some frames for good, or takes that back, and tells every frame of the page. */
export function setAgreed(agreement: string, agreed: boolean): void {
  const others = agreements().filter((key) => key !== agreement);
  keep(agreed ? [...others, agreement] : others);
  dispatchEvent(new Event(CHANGED));
}

/** Ties what was agreed to before hosts were named to those of the frames that a page has. */
export function tieToHosts(shown: readonly string[]): void {
  const before = agreements();
  const now = withHosts(before, shown);
  if (now.join() !== before.join()) keep(now);
}

/** Calls back when this page or another changes the agreement, for as long as the page is open. */
export function watchAgreed(onChange: () => void): void {
  addEventListener(CHANGED, onChange);
  onStored(KEY, onChange);
}
