import type { Behaviour } from '@/lib/browser/behaviours';
import { savesData } from '@/lib/browser/save-data';
import { trustedAddress } from '@/lib/browser/trusted-address';
import { whenAtRest } from '@/lib/browser/when-at-rest';
import { asset } from '@/lib/site/address';

/** URLs that this page has loaded, for a worker that starts later. */
const loaded = () => [
  location.href.replace(location.hash, ''),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];

async function keep(workers: ServiceWorkerContainer): Promise<void> {
  const foreign = workers.controller === null;
  try {
    const registration = await workers.register(trustedAddress(asset('/sw.js')), { scope: asset('/') });
    // Chromium may return an unregistered registration that an open page still uses, and does not update it.
    if (foreign && registration.active) await registration.update();
    const { active } = await workers.ready;
    if (foreign) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } });
    for (const worker of [active, registration.waiting]) worker?.postMessage({ type: 'AT_REST' });
  } catch {
    // Service workers may be blocked. The site works without them.
  }
}

/** Registers the service worker once the page is idle, unless the user saves data. */
export const keepCopies: Behaviour = {
  name: 'keep-copies',
  start() {
    const workers = navigator.serviceWorker;
    if (process.env.NEXT_PUBLIC_OFFLINE === 'keep' && workers && !savesData())
      whenAtRest(() => keep(workers));
  },
};
