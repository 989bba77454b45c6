'use client';

import { useState } from 'react';
import { forgetNoteClosed } from '@/components/story/progress/stored';
import { useReading } from '@/components/story/progress/story-progress';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { STORY_TEXTS } from '@/content/interface/story';
import { forgetReading } from '@/lib/story/progress';

/** Deletes the reading progress after confirmation. Keeps the text settings. */
export function Forget() {
  const { update } = useReading();
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState(false);
  const { open, title, text, confirm, cancel, done: doneText } = STORY_TEXTS.reset;
  const forget = () => {
    update(forgetReading);
    forgetNoteClosed();
    setAsking(false);
    setDone(true);
  };
  return (
    <>
      <div>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {open}
        </Button>
      </div>
      <p role="status">{done && doneText}</p>
      <Dialog
        open={asking}
        title={title}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{cancel}</Button>
            <Button kind="quiet" onClick={forget}>
              {confirm}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  );
}
