import { removeCaches } from './caches';

declare const self: ServiceWorkerGlobalScope;

export function startRemoval(): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([removeCaches(), self.registration.unregister()]));
  });
}
