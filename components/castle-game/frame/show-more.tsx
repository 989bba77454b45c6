import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FRAME_TEXTS } from '@/content/interface/castle-game/frame';
import { shownLabel } from '@/lib/castle-game/words';
import styles from './show-more.module.css';

type More = {
  /** Items to show. */
  readonly shown: number;
  readonly showMore: () => void;
  /** For the `ref` of each item, which must be focusable: the first of the new ones takes focus. */
  readonly refFor: (index: number) => ((item: HTMLElement | null) => void) | undefined;
};

const focusOn = (item: HTMLElement | null) => item?.focus();

/** Shows a long list `step` items at a time. */
export function useMore(all: number, step: number): More {
  const [shown, setShown] = useState(step);
  const [firstNew, setFirstNew] = useState(-1);
  return {
    shown: Math.min(all, shown),
    showMore: () => {
      setFirstNew(shown);
      setShown(shown + step);
    },
    refFor: (index) => (index === firstNew ? focusOn : undefined),
  };
}

type ShowMoreProps = { readonly shown: number; readonly all: number; readonly onMore: () => void };

/** The foot of a list that is shown in parts: how much of it is shown, and a button for more. */
export function ShowMore({ shown, all, onMore }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      {shown < all && (
        <Button kind="quiet" onClick={onMore}>
          {FRAME_TEXTS.more}
        </Button>
      )}
      <p role="status">{shownLabel(shown, all)}</p>
    </div>
  );
}
