import { type RefObject, useEffect } from 'react';

/** Sets `--keyboard-inset` on an element: pixels at the bottom that the device keyboard covers. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop);
      // Pinch zoom also shrinks the visual viewport, without a keyboard.
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
