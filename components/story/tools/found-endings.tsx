'use client';

import { useState } from 'react';
import { useReading } from '@/components/story/progress/story-progress';
import { Button } from '@/components/ui/button';
import { useOnDemand } from '@/components/ui/on-demand';
import { Retry } from '@/components/ui/page-part';
import { STORY_TEXTS } from '@/content/interface/story';
import type { Passage } from '@/lib/story/passage';
import { endingList, foundLine } from '@/lib/story/words';
import styles from './reader-tools.module.css';
import { loadStory } from './your-night';

/** How many endings were found, and on demand their titles. The others are blanks. */
export function FoundEndings({ load = loadStory }: { load?: () => Promise<readonly Passage[]> }) {
  const { progress, graph } = useReading();
  const [opened, setOpened] = useState(false);
  const passages = useOnDemand(load, opened);
  const { title, open, loading, failed, blank, missing } = STORY_TEXTS.endings;
  const isLoading = opened && passages.status === 'loading';

  return (
    <section className={`stack gap-3 ${styles.part}`} aria-labelledby="finals">
      <h2 id="finals" className="title-s">
        {title}
      </h2>
      <p>{foundLine(progress.endings.length, graph.endings.size)}</p>
      {(!opened || isLoading) && (
        <div>
          <Button kind="quiet" onClick={() => setOpened(true)} disabled={isLoading}>
            {isLoading ? loading : open}
          </Button>
        </div>
      )}
      {opened && passages.status === 'failed' && <Retry text={failed} onRetry={passages.retry} />}
      {opened && passages.status === 'ready' && (
        <ol className={styles.endings}>
          {endingList(passages.value, progress.endings).map(({ final, title }) => (
            <li key={final}>
              {title ?? (
                <>
                  <span aria-hidden="true">{blank}</span>
                  <span className="visually-hidden">{missing}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
