/** Lets the service worker cache a CSV for offline use. */
export function keepSheet(address: string, bytes: Uint8Array): void {
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage({ type: 'KEEP_SHEET', payload: { address, bytes } }))
    .catch(() => {});
}
