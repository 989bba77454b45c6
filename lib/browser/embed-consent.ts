import { onStored, readStored, writeStored } from './storage';

/**
 * The visitor's "always": which kinds of frames may be shown without asking again. When the browser refuses to keep it,
 * it lasts until the page is left.
 */
const KEY = 'incrustats';
const CHANGED = 'incrustats-canviats';

let unkept: readonly string[] = [];

/** The kinds agreed to; none when nothing readable is kept. Needs a browser. */
export function agreedKinds(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    const keys = Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
    return [...keys, ...unkept];
  } catch {
    return unkept;
  }
}

/** Agrees to a kind for good, or takes that back, and tells every frame of the page. */
export function setAgreed(kind: string, agreed: boolean): void {
  const others = agreedKinds().filter((key) => key !== kind);
  const keys = agreed ? [...others, kind] : others;
  unkept = writeStored(KEY, JSON.stringify(keys)) ? [] : keys;
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when this page or another tab changes the agreement, for as long as the page is open. */
export function watchAgreed(onChange: () => void): void {
  addEventListener(CHANGED, onChange);
  onStored(KEY, onChange);
}
