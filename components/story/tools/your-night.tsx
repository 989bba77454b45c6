'use client';

import { useState } from 'react';
import { useReading } from '@/components/story/progress/story-progress';
import { Button } from '@/components/ui/button';
import { useOnDemand } from '@/components/ui/on-demand';
import { Retry } from '@/components/ui/page-part';
import { STORY_TEXTS } from '@/content/interface/story';
import type { Passage } from '@/lib/story/passage';
import { pathToText } from '@/lib/story/words';
import { NightText } from './night-text';
import styles from './reader-tools.module.css';

export const loadStory = async (): Promise<readonly Passage[]> => (await import('@/content/story')).story;

/** «La teva nit»: the path so far as one text. The other passages are loaded on demand. */
export function YourNight({ load = loadStory }: { load?: () => Promise<readonly Passage[]> }) {
  const { progress } = useReading();
  const [opened, setOpened] = useState(false);
  const passages = useOnDemand(load, opened);
  const { title, open, loading, failed } = STORY_TEXTS.night;
  const isLoading = opened && passages.status === 'loading';

  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="la-teva-nit">
      <h2 id="la-teva-nit" className="title-s">
        {title}
      </h2>
      {(!opened || isLoading) && (
        <div>
          <Button
            kind="quiet"
            onClick={() => setOpened(true)}
            disabled={progress.path.length === 0 || isLoading}
          >
            {isLoading ? loading : open}
          </Button>
        </div>
      )}
      {opened && passages.status === 'failed' && <Retry text={failed} onRetry={passages.retry} />}
      {opened && passages.status === 'ready' && (
        <NightText text={pathToText(passages.value, progress.path)} onClose={() => setOpened(false)} />
      )}
    </section>
  );
}
