import { useEffect, useState } from 'react';

/**
 * Returns whether the component has been painted once. Heavy drawing waits for that, so that a press shows at once.
 */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // A frame's callbacks run before its paint, those of the next frame after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return painted;
}
