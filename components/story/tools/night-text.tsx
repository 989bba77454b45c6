'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy/copy-button';
import { EnhancementRoot } from '@/components/ui/enhancement-root';
import { STORY_TEXTS } from '@/content/interface/story';
import styles from './night-text.module.css';

/** Text of a night, to read, copy or print. Takes focus on mount. */
export function NightText({ text, onClose }: { text: string; onClose: () => void }) {
  const element = useRef<HTMLElement>(null);
  const { text: label, copy, print, close } = STORY_TEXTS.night;

  useEffect(() => element.current?.focus(), []);

  return (
    <div className={styles.night} data-night data-copy-area>
      <div className={styles.actions}>
        <CopyButton kind="accent" text={text} words={STORY_TEXTS.night}>
          {copy}
        </CopyButton>
        <Button kind="quiet" onClick={() => window.print()}>
          {print}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {close}
        </Button>
      </div>
      <EnhancementRoot as="p" className={styles.said} role="status" data-copy-status />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section ref={element} className={styles.text} aria-label={label} tabIndex={0} data-copy-select>
        {text}
      </section>
    </div>
  );
}
