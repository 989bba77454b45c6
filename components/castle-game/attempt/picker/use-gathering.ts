import { startTransition, useEffect, useState } from 'react';

/** Milliseconds between parts where the browser does not say when it is idle. */
const PAUSE = 40;

/** Does something when the browser has nothing better to do. Gives what calls it off. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, PAUSE);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(handle);
}

/** Whether a finger or a button of the mouse is down anywhere on the page. */
function usePressed(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const stops = new AbortController();
    const { signal } = stops;
    // The click that a release makes comes first.
    const released = () => startTransition(() => setPressed(false));
    window.addEventListener('pointerdown', () => setPressed(true), { signal });
    window.addEventListener('pointerup', released, { signal });
    window.addEventListener('pointercancel', released, { signal });
    return () => stops.abort();
  }, []);
  return pressed;
}

/**
 * How many of so many parts are there: one more each time nothing else is to be done, and none while something is
 * being pressed, so that no press waits for them.
 */
export function useGathering(parts: number): number {
  const [there, setThere] = useState(1);
  const pressed = usePressed();
  useEffect(
    () => (there < parts && !pressed ? whenIdle(() => setThere(there + 1)) : undefined),
    [there, parts, pressed],
  );
  return there;
}
