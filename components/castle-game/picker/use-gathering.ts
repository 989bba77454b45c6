import { useEffect, useState } from 'react';

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

/** How many of so many parts are there: one more each time nothing else is to be done, so that no press waits for them. */
export function useGathering(parts: number): number {
  const [there, setThere] = useState(1);
  useEffect(() => (there < parts ? whenIdle(() => setThere(there + 1)) : undefined), [there, parts]);
  return there;
}
