/**
 * Calls `listener` when the page is restored from the back/forward cache. Returns an unsubscribe function.
 */
export function onWake(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', hear);
  return () => window.removeEventListener('pageshow', hear);
}
