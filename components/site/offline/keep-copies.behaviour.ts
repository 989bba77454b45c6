import type { Behaviour } from '@/lib/browser/behaviours';
import { savesData } from '@/lib/browser/save-data';
import { trustedAddress } from '@/lib/browser/trusted-address';
import { whenAtRest } from '@/lib/browser/when-at-rest';
import { asset } from '@/lib/site/address';

/** What this page has loaded, itself included, for a worker that came later. */
const loaded = () => [
  location.href.replace(location.hash, ''),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];

async function keep(workers: ServiceWorkerContainer): Promise<void> {
  const foreign = workers.controller === null;
  try {
    const registration = await workers.register(trustedAddress(asset('/sw.js')), { scope: asset('/') });
    // Chromium returns a removed registration that an open page still uses, and looks for no update of it.
    if (foreign && registration.active) await registration.update();
    const { active } = await workers.ready;
    if (foreign) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } });
    for (const worker of [active, registration.waiting]) worker?.postMessage({ type: 'AT_REST' });
  } catch {
    // A browser may forbid workers: the site is then as it would be without.
  }
}

/** Brings the worker that keeps copies, once the page is at rest; nothing where data are saved. */
export const keepCopies: Behaviour = {
  name: 'keep-copies',
  start() {
    const workers = navigator.serviceWorker;
    if (process.env.NEXT_PUBLIC_OFFLINE === 'keep' && workers && !savesData())
      whenAtRest(() => keep(workers));
  },
};
