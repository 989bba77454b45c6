/** Milliseconds of work that the user does not notice. */
const LONG_ENOUGH = 8;

let since = 0;

/** Yields to the browser unless it did so recently. */
export function pause(): Promise<void> {
  if (performance.now() - since < LONG_ENOUGH) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(() => {
      since = performance.now();
      resolve();
    });
  });
}
