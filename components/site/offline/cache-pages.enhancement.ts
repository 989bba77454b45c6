import { savesData } from '@/lib/browser/device';
import { type Enhancement, trustedAddress } from '@/lib/browser/enhancements';
import { whenLoadedAndIdle } from '@/lib/browser/schedule';
import { asset } from '@/lib/site/address';

/** URLs that this page has loaded, for a worker that starts later. */
const loaded = () => [
  location.href.replace(location.hash, ''),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const uncontrolled = workers.controller === null;
  try {
    const registration = await workers.register(trustedAddress(asset('/sw.js')), { scope: asset('/') });
    // Chromium may return an unregistered registration that an open page still uses, and does not update it.
    if (uncontrolled && registration.active) await registration.update();
    const { active } = await workers.ready;
    if (uncontrolled) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } });
    for (const worker of [active, registration.waiting]) worker?.postMessage({ type: 'AT_REST' });
  } catch {
    // Service workers may be blocked. The site works without them.
  }
}

/** Waits until the page is idle. Not if the user saves data. */
export const cachePages: Enhancement = {
  name: 'cache-pages',
  start() {
    const workers = navigator.serviceWorker;
    if (process.env.NEXT_PUBLIC_OFFLINE === 'keep' && workers && !savesData())
      whenLoadedAndIdle(() => register(workers));
  },
};
