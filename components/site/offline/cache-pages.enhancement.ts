import { savesData } from '@/lib/browser/device';
import { type Enhancement, trustedAddress } from '@/lib/browser/enhancements';
import { whenLoadedAndIdle } from '@/lib/browser/schedule';
import { asset } from '@/lib/site/address';

/** URLs that this page has loaded, for a worker that starts later. */
const loaded = () => [
  location.href.replace(location.hash, ''),
  ...performance.getEntriesByType('resource').map(({ name }) => name),
];

async function register(): Promise<void> {
  try {
    const workers = navigator.serviceWorker;
    const uncontrolled = workers.controller === null;
    await workers.register(trustedAddress(asset('/sw.js')), { scope: asset('/') });
    const { active } = await workers.ready;
    if (uncontrolled) active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: loaded() } });
    active?.postMessage({ type: 'AT_REST' });
  } catch {
    // Service workers may be missing or blocked. The site works without them.
  }
}

/** Waits until the page is idle. Not if the user saves data. */
export const cachePages: Enhancement = {
  name: 'cache-pages',
  start() {
    if (process.env.NEXT_PUBLIC_OFFLINE === 'keep' && !savesData()) whenLoadedAndIdle(register);
  },
};
