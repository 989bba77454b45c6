/** Milliseconds. */
const PATIENCE = 500;

/** Returns a cancel function. */
export function whenIdle(callback: () => void): () => void {
  // Safari lacks `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: PATIENCE });
  return () => cancelIdleCallback(request);
}
