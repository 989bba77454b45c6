import { onStored } from './storage';

const CHANGED = 'records-canviats';

/** Called after an import or removal. */
export function tellKeptChange(): void {
  dispatchEvent(new Event(CHANGED));
}

/** Includes other tabs. */
export function onKeptChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  const stop = onStored(null, listener);
  return () => {
    removeEventListener(CHANGED, listener);
    stop();
  };
}
