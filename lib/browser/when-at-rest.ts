/** How long a browser that does not tell when it rests is given after the page has loaded, in milliseconds. */
const GRACE = 2000;

/** How long one that tells is waited for: where nothing is drawn, it may never say so. */
const LONGEST_WAIT = 10_000;

/** Calls back once, when the page has loaded everything and the browser has nothing to do, or has long had something. */
export function whenAtRest(act: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => act(), { timeout: LONGEST_WAIT });
    else setTimeout(act, GRACE);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
