/** Calls `listener` when the page is restored from bfcache. Returns an unsubscribe function. */
export function onWake(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', hear);
  return () => window.removeEventListener('pageshow', hear);
}
