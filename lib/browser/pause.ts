/** Milliseconds of work after which a visitor may have been waiting for an answer. */
const LONG_ENOUGH = 8;

let since = 0;

/** Resolves once the page has had time to answer its visitor: at once when it had some a moment ago. */
export function pause(): Promise<void> {
  if (performance.now() - since < LONG_ENOUGH) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(() => {
      since = performance.now();
      resolve();
    });
  });
}
