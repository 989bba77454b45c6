'use client';

import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextLink } from '@/components/ui/text/prose';
import { STORY_TEXTS } from '@/content/interface/story';
import type { StoryNote } from '@/lib/story/passage';
import { useReading } from './progress/story-progress';
import styles from './story-passage.module.css';

/** Content warning, shown before the first passage that the reader opens. */
export function ContentNote({ note: { title, lead, topics, help } }: { note: StoryNote }) {
  const { status, noteOpen, closeNote } = useReading();
  const never = useRef<HTMLInputElement>(null);
  const close = () => closeNote(never.current?.checked === true);

  // `earlyNote` may have opened it, and the reader may have closed it, before hydration.
  useLayoutEffect(() => {
    const dialog = never.current?.closest('dialog');
    if (dialog?.dataset.early === undefined) return;
    delete dialog.dataset.early;
    if (!dialog.open) closeNote(never.current?.checked === true);
  }, [closeNote]);

  return (
    <Dialog
      open={status === 'loading' ? undefined : noteOpen}
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{STORY_TEXTS.note.start}</Button>
          <label className={styles.never}>
            <input ref={never} type="checkbox" />
            {STORY_TEXTS.note.never}
          </label>
          {help && (
            <p className="small basis-full">
              <TextLink href={help.link}>{help.label}</TextLink>
            </p>
          )}
        </>
      }
    >
      <p>{lead}</p>
      <ul className={styles.topics}>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
    </Dialog>
  );
}
