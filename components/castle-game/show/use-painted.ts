import { useEffect, useState } from 'react';

/** Whether the screen has been painted since this came: what is heavy waits for that, and a press is answered at once. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let task: ReturnType<typeof setTimeout> | undefined;
    // The callbacks of a frame run before it is painted, a task of its own after it.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, []);
  return painted;
}
