import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { type ReactNode, useLayoutEffect } from 'react';
import { Button } from '@/components/ui/button';
import { FRAME_TEXTS } from '@/content/interface/castle-game/frame';
import { showPageTop } from '@/lib/browser/page-top';
import { FocusedHeading } from './focused-heading';
import styles from './screen-frame.module.css';

/**
 * Scrolls to the top when a screen, or a step of one, opens. Stand it before what is in it: a heading that takes focus may
 * scroll to itself afterwards.
 */
export function PageTop() {
  useLayoutEffect(showPageTop, []);
  return null;
}

type ScreenFrameProps = {
  readonly title: string;
  /** Leaves the screen. Missing while there is no way back, as when a result waits. */
  readonly onBack?: (() => void) | undefined;
  /** What stands at the other end of the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** A screen: the way back, a heading that takes focus when the screen opens, and the content. */
export function ScreenFrame({ title, onBack, aside, children }: ScreenFrameProps) {
  return (
    <div className={styles.screen}>
      <PageTop />
      <div className={styles.head}>
        {onBack && (
          <Button kind="quiet" onClick={onBack}>
            <ArrowLeftIcon aria-hidden="true" size={20} weight="bold" />
            {FRAME_TEXTS.back}
          </Button>
        )}
        <FocusedHeading>{title}</FocusedHeading>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </div>
  );
}
