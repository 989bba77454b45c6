import { useEffect, useState } from 'react';
import { onStored, readStored } from '@/lib/browser/storage';

/**
 * Returns the text stored under a key that `canRead`, a stable function, refuses, also after `replaceSaved` has set it
 * aside. Undefined in the first render.
 */
export function useUnread(key: string, canRead: (text: string) => boolean): string | undefined {
  const [unread, setUnread] = useState<string>();
  useEffect(() => {
    const look = () => {
      const text = readStored(key);
      if (text && !canRead(text)) setUnread(text);
    };
    look();
    return onStored(key, look);
  }, [key, canRead]);
  return unread;
}
