'use client';

import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useReading } from '@/components/story/progress/story-progress';
import { PagePart } from '@/components/ui/page-part';
import { STORY_TEXTS } from '@/content/interface/story';
import styles from './telling.module.css';
import { useSkip, useTelling } from './use-telling';

type TellingProps = { readonly children: ReactNode; readonly after: ReactNode };

/** If the animation throws, shows everything at once. */
export function Telling({ children, after }: TellingProps) {
  const whole = (
    <>
      <div className={styles.text}>{children}</div>
      {after}
    </>
  );
  return (
    <PagePart fallback={whole}>
      <ToldText after={after}>{children}</ToldText>
    </PagePart>
  );
}

/** Shows paragraphs word by word, then the rest. */
function ToldText({ children, after }: TellingProps) {
  const text = useRef<HTMLDivElement>(null);
  const rest = useRef<HTMLDivElement>(null);
  const skippedByKey = useRef(false);
  const { status, progress, readBefore, noteOpen } = useReading();
  const { state, showAll } = useTelling(text, {
    ready: status === 'ready',
    mayTell: !noteOpen,
    atOnce: readBefore || progress.pace === 'tot',
  });

  const skip = useCallback(
    (byKey: boolean) => {
      skippedByKey.current = byKey;
      showAll();
    },
    [showAll],
  );
  useSkip(state === 'telling', skip);

  // For keyboard users, so that the next Tab reaches the first option.
  useEffect(() => {
    if (state === 'told' && skippedByKey.current) rest.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <>
      <div className="relative">
        {state === 'telling' && (
          <button type="button" className={`pill raised small ${styles.skip}`} onClick={() => skip(true)}>
            {STORY_TEXTS.showAll}
          </button>
        )}
        <div ref={text} className={styles.text} data-state={state}>
          {children}
        </div>
      </div>
      <div ref={rest} className={styles.rest} data-state={state} tabIndex={-1}>
        {after}
      </div>
    </>
  );
}
