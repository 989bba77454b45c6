'use client';

import { useState } from 'react';
import { forgetNoteClosed } from '@/components/story/progress/stored';
import { useReading } from '@/components/story/progress/story-progress';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
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
      {asking && (
        <Confirm
          title={title}
          yes={confirm}
          no={cancel}
          onYes={forget}
          onNo={() => setAsking(false)}
          loses
          kind="join"
        >
          <p>{text}</p>
        </Confirm>
      )}
    </>
  );
}
