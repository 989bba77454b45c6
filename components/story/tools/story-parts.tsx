'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useReading } from '@/components/story/progress/story-progress';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy/use-copy';
import { useOnDemand } from '@/components/ui/on-demand';
import { Retry } from '@/components/ui/page-part';
import { STORY_TEXTS } from '@/content/interface/story';
import { saveFile } from '@/lib/browser/page';
import type { Passage } from '@/lib/story/passage';
import { endingList, foundLine, pathToText } from '@/lib/story/words';
import night from './night-text.module.css';
import styles from './reader-tools.module.css';

type Load = () => Promise<readonly Passage[]>;

const loadStory: Load = async () => (await import('@/content/story')).story;

type StoryPartProps = {
  id: string;
  texts: { readonly title: string; readonly open: string; readonly loading: string; readonly failed: string };
  load?: Load;
  disabled?: boolean;
  /** Above the button. */
  intro?: ReactNode;
  /** What the button opens. */
  children: (passages: readonly Passage[], close: () => void) => ReactNode;
};

/** A part of the panel that needs every passage, which it loads on demand. */
function StoryPart({ id, texts, load = loadStory, disabled = false, intro, children }: StoryPartProps) {
  const [opened, setOpened] = useState(false);
  const passages = useOnDemand(load, opened);
  const isLoading = opened && passages.status === 'loading';
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className="title-s">
        {texts.title}
      </h2>
      {intro}
      {(!opened || isLoading) && (
        <div>
          <Button kind="quiet" onClick={() => setOpened(true)} disabled={disabled || isLoading}>
            {isLoading ? texts.loading : texts.open}
          </Button>
        </div>
      )}
      {opened && passages.status === 'failed' && <Retry text={texts.failed} onRetry={passages.retry} />}
      {opened && passages.status === 'ready' && children(passages.value, () => setOpened(false))}
    </section>
  );
}

/** How many endings were found, and on demand their titles. The others are blanks. */
export function FoundEndings() {
  const { progress, graph } = useReading();
  const texts = STORY_TEXTS.endings;
  return (
    <StoryPart
      id="finals"
      texts={texts}
      intro={<p>{foundLine(progress.endings.length, graph.endings.size)}</p>}
    >
      {(passages) => (
        <ol className={styles.endings}>
          {endingList(passages, progress.endings).map(({ final, title }) => (
            <li key={final}>
              {title ?? (
                <>
                  <span aria-hidden="true">{texts.blank}</span>
                  <span className="visually-hidden">{texts.missing}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </StoryPart>
  );
}

/** «La teva nit»: the path so far as one text. */
export function YourNight({ load }: Pick<StoryPartProps, 'load'>) {
  const { path } = useReading().progress;
  return (
    <StoryPart id="la-teva-nit" texts={STORY_TEXTS.night} load={load} disabled={path.length === 0}>
      {(passages, close) => <NightText text={pathToText(passages, path)} onClose={close} />}
    </StoryPart>
  );
}

/** Text of a night, to read, copy, save or print. Takes focus on mount. */
function NightText({ text, onClose }: { text: string; onClose: () => void }) {
  const texts = STORY_TEXTS.night;
  const { copy, share, message, selectable } = useCopy(texts);

  useEffect(() => selectable.current?.focus(), [selectable]);

  return (
    <div className="stack gap-3" data-night>
      <div className="cluster gap-3" data-only="screen">
        <Button onClick={() => copy(text)}>{texts.copy}</Button>
        {share && (
          <Button kind="quiet" onClick={() => share(text)}>
            {texts.share}
          </Button>
        )}
        <Button kind="quiet" onClick={() => saveFile(texts.file, text, 'text/plain;charset=utf-8')}>
          {texts.save}
        </Button>
        <Button kind="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <p className={night.said} data-only="screen" role="status">
        {message}
      </p>
      <section
        ref={selectable}
        className={night.text}
        aria-label={texts.text}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
        tabIndex={0}
      >
        {text}
      </section>
    </div>
  );
}
