/** Sends a parsed CSV to the service worker, if any, which caches it for offline use. */
export function keepSheet(address: string, bytes: Uint8Array): void {
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage({ type: 'KEEP_SHEET', payload: { address, bytes } }))
    .catch(() => {});
}
