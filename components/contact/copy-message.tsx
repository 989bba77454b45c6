'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { COPY_TEXTS } from '@/content/interface/contact';
import styles from './contact-form.module.css';

/** Copies the whole message; when the clipboard refuses, shows it selected so that the visitor can. */
export function CopyMessage({ text }: { text: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const box = useRef<HTMLTextAreaElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
      requestAnimationFrame(() => box.current?.select());
    }
  }

  return (
    <>
      <Button kind="quiet" onClick={copy}>
        {COPY_TEXTS.copy}
      </Button>
      {state === 'copied' && <p>{COPY_TEXTS.copied}</p>}
      {state === 'refused' && (
        <>
          <p>{COPY_TEXTS.refused}</p>
          <textarea
            ref={box}
            readOnly
            value={text}
            aria-label={COPY_TEXTS.message}
            className={styles.copyBox}
          />
        </>
      )}
    </>
  );
}
