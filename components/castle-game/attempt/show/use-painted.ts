import { useEffect, useState } from 'react';

/** Whether this has been painted once. Heavy drawing waits for that, so that a press is answered at once. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // A frame's callbacks run before it is painted, so the next frame's run after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
