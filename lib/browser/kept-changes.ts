import { onStored } from './storage';

const CHANGED = 'records-canviats';

/** Tells every part of this page that what games and story keep has been changed by none of them. */
export function tellKeptChange(): void {
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when this page, or another that was open meanwhile, changes what is kept; returns how to stop. */
export function onKeptChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  const stop = onStored(null, listener);
  return () => {
    removeEventListener(CHANGED, listener);
    stop();
  };
}
