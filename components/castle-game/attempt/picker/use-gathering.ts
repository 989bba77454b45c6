import { startTransition, useEffect, useState } from 'react';

/** Milliseconds between steps in browsers without `requestIdleCallback`. */
const PAUSE = 40;

/** Runs a task when the browser is idle. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, PAUSE);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task);
  return () => window.cancelIdleCallback(handle);
}

function usePressed(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const stops = new AbortController();
    const { signal } = stops;
    // A transition renders after the click that follows the release.
    const released = () => startTransition(() => setPressed(false));
    window.addEventListener('pointerdown', () => setPressed(true), { signal });
    window.addEventListener('pointerup', released, { signal });
    window.addEventListener('pointercancel', released, { signal });
    return () => stops.abort();
  }, []);
  return pressed;
}

/** Returns how many groups to draw: one more whenever the browser is idle. Pauses while a pointer is pressed. */
export function useGathering(groups: number): number {
  const [arrived, setArrived] = useState(1);
  const pressed = usePressed();
  useEffect(
    () => (arrived < groups && !pressed ? whenIdle(() => setArrived(arrived + 1)) : undefined),
    [arrived, groups, pressed],
  );
  return arrived;
}
