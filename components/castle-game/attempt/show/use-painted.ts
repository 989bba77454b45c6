import { useEffect, useState } from 'react';

/** Whether the screen has been painted since this came: what is heavy waits for that, and a press is answered at once. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // The callbacks of a frame run before it is painted: those of the next one come after.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
