import { type RefObject, useEffect } from 'react';

/** Brings a stage into sight where the window is too low for it and what stands above, as with much zoom. */
export function useInSight(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // After the screen around it has gone to the top of the page.
    const frame = requestAnimationFrame(() =>
      stage.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [stage]);
}
