'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
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
        Copia el missatge
      </Button>
      {state === 'copied' && <p>S'ha copiat: enganxa'l en un correu nou.</p>}
      {state === 'refused' && (
        <>
          <p>El navegador no deixa copiar. Selecciona el text i copia'l tu:</p>
          <textarea
            ref={box}
            readOnly
            value={text}
            aria-label="Missatge per copiar"
            className={styles.copyBox}
          />
        </>
      )}
    </>
  );
}
