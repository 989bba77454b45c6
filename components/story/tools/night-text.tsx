'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy/use-copy';
import { STORY_TEXTS } from '@/content/interface/story';
import { saveFile } from '@/lib/browser/page';
import styles from './night-text.module.css';

/** Text of a night, to read, copy, save or print. Takes focus on mount. */
export function NightText({ text, onClose }: { text: string; onClose: () => void }) {
  const { copy, share, message, selectable } = useCopy(STORY_TEXTS.night);

  useEffect(() => selectable.current?.focus(), [selectable]);

  return (
    <div className="stack gap-3" data-night>
      <div className="cluster gap-3" data-only="screen">
        <Button onClick={() => copy(text)}>{STORY_TEXTS.night.copy}</Button>
        {share && (
          <Button kind="quiet" onClick={() => share(text)}>
            {STORY_TEXTS.night.share}
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() => saveFile(STORY_TEXTS.night.file, text, 'text/plain;charset=utf-8')}
        >
          {STORY_TEXTS.night.save}
        </Button>
        <Button kind="quiet" onClick={() => window.print()}>
          {STORY_TEXTS.night.print}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {STORY_TEXTS.night.close}
        </Button>
      </div>
      <p className={styles.said} data-only="screen" role="status">
        {message}
      </p>
      <section
        ref={selectable}
        className={`pad-4 round-m raised ${styles.text}`}
        aria-label={STORY_TEXTS.night.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
      >
        {text}
      </section>
    </div>
  );
}
