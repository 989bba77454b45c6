'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { STORY_TEXTS } from '@/content/interface/story';
import styles from './night-text.module.css';

/** The text of a night, to read, copy or print. It takes the focus when it opens. */
export function NightText({ text, onClose }: { text: string; onClose: () => void }) {
  const element = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const { text: label, copy, copied, notCopied, print, close } = STORY_TEXTS.night;

  useEffect(() => element.current?.focus(), []);

  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      if (element.current) getSelection()?.selectAllChildren(element.current);
      setSaid(notCopied);
    }
  }

  return (
    <div className={styles.night} data-night>
      <div className={styles.actions}>
        <Button onClick={copyText}>{copy}</Button>
        <Button kind="quiet" onClick={() => window.print()}>
          {print}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {close}
        </Button>
      </div>
      <p className={styles.said} role="status">
        {said}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <section ref={element} className={styles.text} aria-label={label} tabIndex={0}>
        {text}
      </section>
    </div>
  );
}
