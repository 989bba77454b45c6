'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextLink } from '@/components/ui/text-link';
import { screen } from '@/content/story/screen';
import type { Action } from '@/lib/site/page-text';
import styles from './content-note.module.css';
import { useReading } from './story-memory';

/** What the story deals with, said before the first passage a reader opens, whichever it is. */
export function ContentNote({ protocol }: { protocol: Action }) {
  const { noteOpen, closeNote } = useReading();
  const [never, setNever] = useState(false);
  const { title, lead, topics, start, never: neverLabel } = screen.note;
  return (
    <Dialog
      open={noteOpen}
      title={title}
      onClose={() => closeNote(never)}
      actions={
        <>
          <Button onClick={() => closeNote(never)}>{start}</Button>
          <label className={styles.never}>
            <input type="checkbox" checked={never} onChange={(event) => setNever(event.target.checked)} />
            {neverLabel}
          </label>
          <p className={styles.protocol}>
            <TextLink href={protocol.link}>{protocol.label}</TextLink>
          </p>
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
