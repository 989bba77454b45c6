import { cachedPageNotice, OFFLINE_TEXTS } from '@/content/interface/offline';
import { dateOf, timeOf } from '@/lib/browser/clock';
import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';
import { onPageRestored } from '@/lib/browser/page';
import { CACHED_AT_NAME } from '@/lib/offline/precache-list';

/** Undefined when the page came from the network. */
function copyTime(): Date | undefined {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = entry instanceof PerformanceNavigationTiming ? entry.serverTiming : [];
  const time = timings.find(({ name }) => name === CACHED_AT_NAME)?.description;
  return time === undefined ? undefined : new Date(time);
}

function follow(line: HTMLElement): void {
  const copy = copyTime();
  // The offline page is not a copy of the requested page.
  const standsIn = document.querySelector('[data-stands-for-another]');
  const aboutCopy = copy && !standsIn ? [cachedPageNotice(dateOf(copy), timeOf(copy))] : [];
  const show = (...sentences: readonly string[]) => {
    line.textContent = sentences.join(' ');
  };
  const update = () => {
    if (!navigator.onLine) show(OFFLINE_TEXTS.offline, ...aboutCopy);
    else if (copy) show(OFFLINE_TEXTS.silent, ...aboutCopy);
    else show();
  };
  update();
  onPageRestored(update);
  addEventListener('offline', () => show(OFFLINE_TEXTS.offline, ...aboutCopy));
  addEventListener('online', () => show());
}

export const networkLine: Enhancement = {
  name: 'network-line',
  start: () => whenPresent('[data-network-line]', follow),
};
