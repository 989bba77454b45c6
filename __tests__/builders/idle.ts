import { act } from '@testing-library/react';

/** Lets a test say when the page has nothing better to do. */
export function waitForIdle(): { come: () => void } {
  const waiting = new Map<number, IdleRequestCallback>();
  let last = 0;
  globalThis.requestIdleCallback = (callback) => {
    last += 1;
    waiting.set(last, callback);
    return last;
  };
  globalThis.cancelIdleCallback = (request) => waiting.delete(request);
  return {
    come: () =>
      act(() => {
        for (const [request, callback] of waiting) {
          waiting.delete(request);
          callback({ didTimeout: false, timeRemaining: () => 10 });
        }
      }),
  };
}
