import { useEffect, useState } from 'react';
import { onStored } from '@/lib/browser/storage';

const CHANGED = 'records-canviats';

/** Call after a change that the games of this tab should read again. */
export function notifyStoredDataChange(): void {
  dispatchEvent(new Event(CHANGED));
}

/** Includes other tabs. Returns an unsubscribe function. */
export function onStoredDataChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  const stop = onStored(null, listener);
  return () => {
    removeEventListener(CHANGED, listener);
    stop();
  };
}

/**
 * Returns what `read` finds in storage, and reads again after each change. Undefined in the first render. `read` must
 * be stable between renders.
 */
export function useStored<Value>(read: () => Value): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    const update = () => {
      const found = read();
      setValue(() => found);
    };
    update();
    return onStoredDataChange(update);
  }, [read]);
  return value;
}
