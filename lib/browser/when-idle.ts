/** Milliseconds that a page that is never idle makes one wait at most. */
const PATIENCE = 500;

/** Calls back once, when the page has nothing better to do. Gives a way to forget it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle moments to tell of.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}
