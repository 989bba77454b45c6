/** Milliseconds, for browsers without `requestIdleCallback`. */
const GRACE = 2000;

/** Milliseconds. A page that is not rendered may never be idle. */
const LONGEST_WAIT = 10_000;

/** Waits for load, then for an idle moment. */
export function whenAtRest(act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => act(), { timeout: LONGEST_WAIT });
    else setTimeout(act, GRACE);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
