/** Milliseconds of work after which the user may notice a delay. */
const LONG_ENOUGH = 8;

let since = 0;

/** Yields to the browser, unless it did so a moment ago. */
export function pause(): Promise<void> {
  if (performance.now() - since < LONG_ENOUGH) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(() => {
      since = performance.now();
      resolve();
    });
  });
}
