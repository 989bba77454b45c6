import { type RefObject, useEffect } from 'react';

/** Keeps `--keyboard-inset` on an element: how many pixels the device's keyboard covers at the bottom of the window. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      // While the visitor zooms in, what is out of sight is not covered by a keyboard.
      const inset = view.scale > 1.01 ? 0 : Math.round(covered);
      element.current?.style.setProperty('--keyboard-inset', `${inset}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
    };
  }, [element]);
}
