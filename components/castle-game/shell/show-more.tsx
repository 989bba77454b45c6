import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { focusOn } from '@/components/ui/focus-on';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';

type More = {
  readonly shown: number;
  readonly showMore: () => void;
  /** Returns the `ref` of each item, which must be focusable: the first new item takes focus. */
  readonly refFor: (index: number) => ((item: HTMLElement | null) => void) | undefined;
};

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

export function ShowMore({ shown, all, onMore }: ShowMoreProps) {
  return (
    <div className="cluster middle gap-3 gap-x-5">
      {shown < all && (
        <Button kind="quiet" onClick={onMore}>
          {SHELL_TEXTS.more}
        </Button>
      )}
      <p role="status" className="note">
        {SHELL_TEXTS.shown(shown, all)}
      </p>
    </div>
  );
}
