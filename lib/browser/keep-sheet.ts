/**
 * Gives a CSV that could be read to the worker, which stores it for visits without network. Does nothing where no worker
 * is installed.
 */
export function keepSheet(address: string, bytes: Uint8Array): void {
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage({ type: 'KEEP_SHEET', payload: { address, bytes } }))
    .catch(() => {});
}
