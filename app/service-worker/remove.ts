import { removeCaches } from './caches';

declare const self: ServiceWorkerGlobalScope;

/** Starts a worker that replaces all others, removes their caches and unregisters itself. */
export function startRemoval(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([removeCaches(), self.registration.unregister()]));
  });
}
