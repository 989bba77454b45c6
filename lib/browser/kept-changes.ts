import { onStored } from './storage';

const CHANGED = 'records-canviats';

/** Announces a change of saved data by import or removal. */
export function tellKeptChange(): void {
  dispatchEvent(new Event(CHANGED));
}

/** Includes changes by another tab. Returns an unsubscribe function. */
export function onKeptChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  const stop = onStored(null, listener);
  return () => {
    removeEventListener(CHANGED, listener);
    stop();
  };
}
