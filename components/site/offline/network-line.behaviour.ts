import { OFFLINE_TEXTS } from '@/content/interface/offline';
import { type Behaviour, whenPresent } from '@/lib/browser/behaviours';
import { onWake } from '@/lib/browser/on-wake';
import { dateOf, timeOf } from '@/lib/browser/today';
import { STAMP_NAME } from '@/lib/offline/copy-stamp';
import { seeingCopy } from '@/lib/offline/words';

/** Returns when the page was cached, or undefined when it came from the network. */
function copyTime(): Date | undefined {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const timings = entry instanceof PerformanceNavigationTiming ? entry.serverTiming : [];
  const time = timings.find(({ name }) => name === STAMP_NAME)?.description;
  return time === undefined ? undefined : new Date(time);
}

function follow(line: HTMLElement): void {
  const copy = copyTime();
  // The offline page is not a copy of the requested page.
  const standsIn = document.querySelector('[data-stands-for-another]');
  const aboutCopy = copy && !standsIn ? [seeingCopy(dateOf(copy), timeOf(copy))] : [];
  const say = (...sentences: readonly string[]) => {
    line.textContent = sentences.join(' ');
  };
  const look = () => {
    if (!navigator.onLine) say(OFFLINE_TEXTS.offline, ...aboutCopy);
    else if (copy) say(OFFLINE_TEXTS.silent, ...aboutCopy);
    else say();
  };
  look();
  onWake(look);
  addEventListener('offline', () => say(OFFLINE_TEXTS.offline, ...aboutCopy));
  addEventListener('online', () => say());
}

/** Shows that the network is unavailable, and the date of a cached page. */
export const networkLine: Behaviour = {
  name: 'network-line',
  start: () => whenPresent('[data-network-line]', follow),
};
