import { agenda } from '@/components/calendar/agenda.enhancement';
import { ownHost } from '@/components/calendar/calendar-subscription.enhancement';
import { galleries } from '@/components/club/photos/gallery.enhancement';
import { onThisDay } from '@/components/home/on-this-day.enhancement';
import { randomQuotes } from '@/components/home/random-quotes.enhancement';
import { pdfIframes } from '@/components/legal/pdf-iframe.enhancement';
import { embeds } from '@/components/shared/embed/embed.enhancement';
import { lostScripts } from '@/components/site/lost-scripts.enhancement';
import { siteMenu } from '@/components/site/menu/site-menu.enhancement';
import { cachePages } from '@/components/site/offline/cache-pages.enhancement';
import { networkLine } from '@/components/site/offline/network-line.enhancement';
import { printedAddress } from '@/components/site/printed-address.enhancement';
import { type StartSearch, search } from '@/components/site/search/search.enhancement';
import { drawTower, type StartDrawing } from '@/components/towers/draw/draw-tower.enhancement';
import { slideshows } from '@/components/towers/slideshow.enhancement';
import { copying } from '@/components/ui/copy/copy.enhancement';
import { dialogs } from '@/components/ui/dialog.enhancement';
import { startEnhancements } from '@/lib/browser/enhancements';

/** The module map of a page keeps a failed import, so a further attempt has another address. */
async function load<Start>(address: string | undefined, attempt = 0): Promise<Start> {
  const { start } = await import(`${address}${attempt > 0 ? `?${attempt}` : ''}`);
  return start;
}

const loadSearch = (attempt: number) => load<StartSearch>(process.env.SEARCH_MODULE, attempt);
const loadDrawing = () => load<StartDrawing>(process.env.DRAWING_MODULE);

// On interactive pages React draws the rest, so there enhancements have only the header and footer, and the cache.
const everywhere = [siteMenu, search(loadSearch), copying, networkLine, printedAddress, cachePages];
const onStaticPages = [
  embeds,
  dialogs,
  slideshows,
  // Pure, so that the script of interactive pages leaves the list out.
  /* @__PURE__ */ drawTower(loadDrawing),
  galleries,
  randomQuotes,
  onThisDay,
  agenda,
  pdfIframes,
  ownHost,
];

startEnhancements([
  ...everywhere,
  ...(process.env.PAGE_KIND === 'interactive' ? [lostScripts] : onStaticPages),
]);
