import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { showPageTop } from '@/lib/browser/page';
import { BackMark } from './marks';
import styles from './screen-shell.module.css';

/** Scrolls to the top on mount. Must come before its siblings: a heading that takes focus may scroll afterwards. */
export function PageTop() {
  useLayoutEffect(showPageTop, []);
  return null;
}

type ScreenShellProps = {
  readonly title: string;
  /** Leaves the screen. Undefined when the player cannot go back, as with a pending result. */
  readonly onBack?: (() => void) | undefined;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

export function ScreenShell({ title, onBack, aside, children }: ScreenShellProps) {
  return (
    <div className={`stack top gap-5 ${styles.screen}`}>
      <PageTop />
      <div className={`cluster middle gap-3 gap-x-5 ${styles.head}`}>
        {onBack && (
          <Button kind="quiet" onClick={onBack}>
            <BackMark size={20} />
            {SHELL_TEXTS.back}
          </Button>
        )}
        <FocusedHeading>{title}</FocusedHeading>
        {aside && <div className={`push ${styles.aside}`}>{aside}</div>}
      </div>
      {children}
    </div>
  );
}

/** What can be done next, at the foot of the window while more of the page is below. */
export const ActionBar = ({ look, children }: { readonly look?: string; readonly children: ReactNode }) => (
  <div className={`raised line-start sticky ${styles.actions} ${look}`}>{children}</div>
);

/**
 * A heading that takes focus on mount, so that keyboard and screen reader continue from here. In a layout effect:
 * when the pressed button disappears, focus must not fall back to the document.
 */
export function FocusedHeading({ level = 2, children }: { level?: 2 | 3; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const Tag = `h${level}` as const;
  return (
    <Tag ref={heading} tabIndex={-1} className={`${styles.heading} unringed`}>
      {children}
    </Tag>
  );
}

/** In pixels. Below, what is not of today is folded. */
const WIDE = 640;

export function openIfWide(fold: HTMLDetailsElement | null): void {
  if (fold && window.innerWidth >= WIDE) fold.open = true;
}
