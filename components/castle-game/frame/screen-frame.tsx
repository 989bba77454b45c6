import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { type ReactNode, useLayoutEffect } from 'react';
import { Button } from '@/components/ui/button';
import { FRAME_TEXTS } from '@/content/interface/castle-game/frame';
import { showPageTop } from '@/lib/browser/page-top';
import { FocusedHeading } from './focused-heading';
import styles from './screen-frame.module.css';

/** Scrolls to the top on mount. Must come before its siblings: a heading that takes focus may scroll afterwards. */
export function PageTop() {
  useLayoutEffect(showPageTop, []);
  return null;
}

type ScreenFrameProps = {
  readonly title: string;
  /** Leaves the screen. Undefined when the player cannot go back, as with a pending result. */
  readonly onBack?: (() => void) | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

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
