/** What to say when nothing came from anywhere: the browser knows whether it has a network at all. */
export function noAnswer() {
  return { ok: false, reason: navigator.onLine ? 'unreachable' : 'offline' } as const;
}
