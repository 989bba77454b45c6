/**
 * Calls back when Back or Forward brings the page to life again, as it was left: it has heard nothing meanwhile. Returns
 * how to stop.
 */
export function onWake(listener: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', hear);
  return () => window.removeEventListener('pageshow', hear);
}
