import { agenda } from '@/components/calendar/agenda.enhancement';
import { ownHost } from '@/components/calendar/calendar-subscription.enhancement';
import { galleries } from '@/components/club/photos/gallery.enhancement';
import { onThisDay } from '@/components/home/on-this-day.enhancement';
import { randomQuotes } from '@/components/home/random-quotes.enhancement';
import { pdfIframes } from '@/components/legal/pdf-iframe.enhancement';
import { embeds } from '@/components/shared/embed/embed.enhancement';
import { siteMenu } from '@/components/site/menu/site-menu.enhancement';
import { cachePages } from '@/components/site/offline/cache-pages.enhancement';
import { networkLine } from '@/components/site/offline/network-line.enhancement';
import { type StartSearch, search } from '@/components/site/search/search.enhancement';
import { slideshows } from '@/components/towers/slideshow.enhancement';
import { copying } from '@/components/ui/copy/copy.enhancement';
import { dialogs } from '@/components/ui/dialog.enhancement';
import { startEnhancements } from '@/lib/browser/enhancements';

/** The module map of a page keeps a failed import, so a further attempt has another address. */
async function loadSearch(attempt: number): Promise<StartSearch> {
  const { start } = await import(`${process.env.SEARCH_MODULE}${attempt > 0 ? `?${attempt}` : ''}`);
  return start;
}

// On interactive pages React draws the rest, so there enhancements have only the header and footer, and the cache.
const everywhere = [siteMenu, search(loadSearch), copying, networkLine, cachePages];
const onStaticPages = [
  embeds,
  dialogs,
  slideshows,
  galleries,
  randomQuotes,
  onThisDay,
  agenda,
  pdfIframes,
  ownHost,
];

startEnhancements(process.env.PAGE_KIND === 'interactive' ? everywhere : [...everywhere, ...onStaticPages]);
