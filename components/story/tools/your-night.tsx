'use client';

import { useState } from 'react';
import { useReading } from '@/components/story/progress/story-progress';
import { Button } from '@/components/ui/button';
import { STORY_TEXTS } from '@/content/interface/story';
import type { Passage } from '@/lib/story/passage';
import { pathToText } from '@/lib/story/words';
import { NightText } from './night-text';
import styles from './reader-tools.module.css';

type Shown =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly text: string };

const loadStory = async (): Promise<readonly Passage[]> => (await import('@/content/story')).story;

/** «La teva nit»: the path so far as one text. The other passages are loaded on demand. */
export function YourNight({ load = loadStory }: { load?: () => Promise<readonly Passage[]> }) {
  const { progress } = useReading();
  const [shown, setShown] = useState<Shown>({ status: 'closed' });
  const { title, open, loading, failed, retry } = STORY_TEXTS.night;

  async function show() {
    setShown({ status: 'loading' });
    try {
      setShown({ status: 'open', text: pathToText(await load(), progress.path) });
    } catch {
      setShown({ status: 'failed' });
    }
  }

  return (
    <section className={styles.memory} aria-labelledby="la-teva-nit">
      <h2 id="la-teva-nit">{title}</h2>
      {(shown.status === 'closed' || shown.status === 'loading') && (
        <div>
          <Button
            kind="quiet"
            onClick={show}
            disabled={progress.path.length === 0 || shown.status === 'loading'}
          >
            {shown.status === 'loading' ? loading : open}
          </Button>
        </div>
      )}
      {shown.status === 'failed' && (
        <div role="alert" className={styles.failed}>
          <p>{failed}</p>
          <Button kind="quiet" onClick={show}>
            {retry}
          </Button>
        </div>
      )}
      {shown.status === 'open' && (
        <NightText text={shown.text} onClose={() => setShown({ status: 'closed' })} />
      )}
    </section>
  );
}
