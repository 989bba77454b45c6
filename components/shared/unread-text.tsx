import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { UNREAD_TEXTS } from '@/content/interface/failures';
import { saveFile } from '@/lib/browser/page';
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

/** Goes into a notice. */
export function UnreadText({ text }: { text: string }) {
  const { explanation, save, file } = UNREAD_TEXTS;
  return (
    <>
      <p>{explanation}</p>
      <Button kind="quiet" onClick={() => saveFile(file, text, 'text/plain;charset=utf-8')}>
        {save}
      </Button>
    </>
  );
}
