import { useCallback, useEffect, useRef, useState } from 'react';
import { onStored, readStored } from '@/lib/browser/storage';

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

/**
 * Returns the text stored under a key that `canRead`, a stable function, refuses, also after `replaceSaved` has set it
 * aside. Undefined in the first render.
 */
export function useUnread(key: string, canRead: (text: string) => boolean): string | undefined {
  const unread = useRef<string>(undefined);
  const read = useCallback(() => {
    const text = readStored(key);
    if (text && !canRead(text)) unread.current = text;
    return unread.current;
  }, [key, canRead]);
  return useStored(read);
}
