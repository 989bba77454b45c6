import { startTransition, useEffect, useState } from 'react';

/** Milliseconds between groups in browsers that do not say when they are idle. */
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

/** Whether a finger or a mouse button is down anywhere on the page. */
function usePressed(): boolean {
  const [pressed, setPressed] = useState(false);
  useEffect(() => {
    const stops = new AbortController();
    const { signal } = stops;
    // Later than the click that follows a release.
    const released = () => startTransition(() => setPressed(false));
    window.addEventListener('pointerdown', () => setPressed(true), { signal });
    window.addEventListener('pointerup', released, { signal });
    window.addEventListener('pointercancel', released, { signal });
    return () => stops.abort();
  }, []);
  return pressed;
}

/**
 * How many of so many groups have arrived: one more whenever the browser is idle, and none while something is being
 * pressed, so that no press has to wait.
 */
export function useGathering(groups: number): number {
  const [arrived, setArrived] = useState(1);
  const pressed = usePressed();
  useEffect(
    () => (arrived < groups && !pressed ? whenIdle(() => setArrived(arrived + 1)) : undefined),
    [arrived, groups, pressed],
  );
  return arrived;
}
