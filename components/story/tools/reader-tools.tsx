'use client';

import { useId, useState } from 'react';
import { UnreadText } from '@/components/shared/unread-text';
import { useUnread } from '@/components/shared/use-stored';
import { forgetNoteClosed } from '@/components/story/progress/stored';
import { useReading } from '@/components/story/progress/story-progress';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { Notice } from '@/components/ui/notice';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { STORY_TEXTS } from '@/content/interface/story';
import { forgetReading, TEXT_FACES, TEXT_PACES, TEXT_SIZES } from '@/lib/story/progress';
import { canReadProgress, PROGRESS_KEY } from '@/lib/story/progress-text';
import styles from './reader-tools.module.css';
import { FoundEndings, YourNight } from './story-parts';

/** Shown outside the panel of `ReaderTools`, which is closed. */
export function StoredNotice() {
  const { keeps } = useReading();
  const unread = useUnread(PROGRESS_KEY, canReadProgress);
  if (keeps && !unread) return null;
  return (
    <Notice kind="warning">
      {unread && <UnreadText text={unread} />}
      {!keeps && <p>{STORY_TEXTS.tools.notKept}</p>}
    </Notice>
  );
}

/** Text settings, progress, endings found, the night so far, and deletion. */
export function ReaderTools() {
  const { progress, keeps, update } = useReading();
  const { summary, size, sizes, face, faces, pace, paces, progress: title, kept } = STORY_TEXTS.tools;
  return (
    <details className={styles.tools}>
      <summary>{summary}</summary>
      <div className={styles.panel}>
        <div className={styles.letter}>
          <LetterChoice
            legend={size}
            labels={sizes}
            values={TEXT_SIZES}
            value={progress.size}
            onChoose={(chosen) => update((before) => ({ ...before, size: chosen }))}
          />
          <LetterChoice
            legend={face}
            labels={faces}
            values={TEXT_FACES}
            value={progress.face}
            onChoose={(chosen) => update((before) => ({ ...before, face: chosen }))}
          />
          <LetterChoice
            legend={pace}
            labels={paces}
            values={TEXT_PACES}
            value={progress.pace}
            onChoose={(chosen) => update((before) => ({ ...before, pace: chosen }))}
          />
        </div>
        <FoundEndings />
        <section className={styles.part} aria-labelledby="memoria">
          <h2 id="memoria" className="title-s">
            {title}
          </h2>
          {keeps && <p className="note">{kept}</p>}
          <Forget />
        </section>
        <YourNight />
      </div>
    </details>
  );
}

type LetterChoiceProps<Value extends string> = {
  legend: string;
  labels: Readonly<Record<Value, string>>;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
};

function LetterChoice<Value extends string>({
  legend,
  labels,
  values,
  value,
  onChoose,
}: LetterChoiceProps<Value>) {
  const name = useId();
  // A choice made before hydration, if it differs from the HTML.
  const fieldset = useWrittenEarly<HTMLFieldSetElement>((choice) => {
    const chosen = [...choice.querySelectorAll('input')].findIndex(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    );
    const early = values[chosen];
    if (early !== undefined) onChoose(early);
  });
  return (
    <fieldset ref={fieldset} className={styles.choice}>
      <legend>{legend}</legend>
      {values.map((candidate) => (
        <label key={candidate}>
          <input
            type="radio"
            name={name}
            checked={candidate === value}
            onChange={() => onChoose(candidate)}
          />
          {labels[candidate]}
        </label>
      ))}
    </fieldset>
  );
}

/** Deletes the reading progress after confirmation. Keeps the text settings. */
function Forget() {
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
