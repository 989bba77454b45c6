'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { screen } from '@/content/story/screen';
import { pathToText } from '@/lib/story/path-text';
import { NightText } from './night-text';
import styles from './reader-tools.module.css';
import { useReading } from './story-memory';

type Shown =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly text: string };

/** «La teva nit»: the path so far as one text. The passages other than this one are fetched only when asked for. */
export function YourNight() {
  const { memory } = useReading();
  const [shown, setShown] = useState<Shown>({ status: 'closed' });
  const { title, open, loading, failed, retry } = screen.night;

  async function show() {
    setShown({ status: 'loading' });
    try {
      const { story } = await import('@/content/story');
      setShown({ status: 'open', text: pathToText(story, memory.path) });
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
            disabled={memory.path.length === 0 || shown.status === 'loading'}
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
