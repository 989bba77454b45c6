'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextLink } from '@/components/ui/text/text-link';
import { STORY_TEXTS } from '@/content/interface/story';
import type { StoryNote } from '@/lib/story/passage';
import styles from './content-note.module.css';
import { useReading } from './memory/story-memory';

/** What the story deals with, said before the first passage a reader opens, whichever it is. */
export function ContentNote({ note: { title, lead, topics, help } }: { note: StoryNote }) {
  const { noteOpen, closeNote } = useReading();
  const [never, setNever] = useState(false);
  return (
    <Dialog
      open={noteOpen}
      title={title}
      onClose={() => closeNote(never)}
      actions={
        <>
          <Button onClick={() => closeNote(never)}>{STORY_TEXTS.note.start}</Button>
          <label className={styles.never}>
            <input type="checkbox" checked={never} onChange={(event) => setNever(event.target.checked)} />
            {STORY_TEXTS.note.never}
          </label>
          {help && (
            <p className={styles.help}>
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
