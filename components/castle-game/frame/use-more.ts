import { useState } from 'react';

type More = {
  /** Items to show. */
  readonly shown: number;
  readonly showMore: () => void;
  /** For the `ref` of each item, which must be able to take focus: the first of the new ones takes it. */
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
