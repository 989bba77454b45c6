import { type RefObject, useEffect } from 'react';

/** Scrolls a stage into view where the window is too low for it, as with high zoom. */
export function useInSight(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Runs after the surrounding screen has scrolled to the top of the page.
    const frame = requestAnimationFrame(() =>
      stage.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [stage]);
}
