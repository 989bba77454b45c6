import { useEffect, useState } from 'react';

/** How many of so many parts are there: one more with each frame, so that none of them keeps a press waiting. */
export function useGathering(parts: number): number {
  const [there, setThere] = useState(1);
  useEffect(() => {
    if (there >= parts) return;
    const frame = requestAnimationFrame(() => setThere(there + 1));
    return () => cancelAnimationFrame(frame);
  }, [there, parts]);
  return there;
}
