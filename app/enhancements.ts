import { agenda } from '@/components/calendar/agenda.enhancement';
import { ownHost } from '@/components/calendar/calendar-subscription.enhancement';
import { nextMeetingEnhancement } from '@/components/home/next-meeting.enhancement';
import { onThisDay } from '@/components/home/on-this-day.enhancement';
import { randomQuotes } from '@/components/home/random-quotes.enhancement';
import { pdfIframes } from '@/components/legal/pdf-iframe.enhancement';
import { embeds } from '@/components/shared/embed/embed.enhancement';
import { towerTips } from '@/components/shared/tower-tag/tower-tips.enhancement';
import { siteMenu } from '@/components/site/menu/site-menu.enhancement';
import { cachePages } from '@/components/site/offline/cache-pages.enhancement';
import { networkLine } from '@/components/site/offline/network-line.enhancement';
import { slideshows } from '@/components/towers/slideshow.enhancement';
import { copying } from '@/components/ui/copy/copy.enhancement';
import { dialogs } from '@/components/ui/dialog.enhancement';
import { startEnhancements } from '@/lib/browser/enhancements';

// The bundle of interactive pages leaves out the enhancements that only static pages use.
const everywhere = [siteMenu, copying, towerTips, embeds, dialogs, networkLine, cachePages];
const onStaticPages = [
  slideshows,
  nextMeetingEnhancement,
  randomQuotes,
  onThisDay,
  agenda,
  pdfIframes,
  ownHost,
];

startEnhancements(process.env.PAGE_KIND === 'interactive' ? everywhere : [...everywhere, ...onStaticPages]);
