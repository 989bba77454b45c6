export function noAnswer() {
  return { ok: false, reason: navigator.onLine ? 'unreachable' : 'offline' } as const;
}
