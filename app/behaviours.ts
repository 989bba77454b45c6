import { agenda } from '@/components/agenda/agenda.behaviour';
import { pdfFrames } from '@/components/documents/pdf-frame.behaviour';
import { nextMeetingBehaviour } from '@/components/home/next-meeting.behaviour';
import { onThisDay } from '@/components/home/on-this-day.behaviour';
import { randomQuotes } from '@/components/home/random-quotes.behaviour';
import { ownHost } from '@/components/rehearsals/own-host.behaviour';
import { embeds } from '@/components/shared/embed/embed.behaviour';
import { towerTips } from '@/components/shared/tower-tag/tower-tips.behaviour';
import { siteMenu } from '@/components/site/menu/site-menu.behaviour';
import { keepCopies } from '@/components/site/offline/keep-copies.behaviour';
import { networkLine } from '@/components/site/offline/network-line.behaviour';
import { slideshows } from '@/components/towers/slideshow.behaviour';
import { copying } from '@/components/ui/copy/copy.behaviour';
import { dialogs } from '@/components/ui/dialog.behaviour';
import { startBehaviours } from '@/lib/browser/behaviours';

// The bundle of interactive pages leaves out the enhancements that only static pages use.
const everywhere = [siteMenu, copying, towerTips, embeds, dialogs, networkLine, keepCopies];
const onDocuments = [slideshows, nextMeetingBehaviour, randomQuotes, onThisDay, agenda, pdfFrames, ownHost];

startBehaviours(process.env.PAGE_KIND === 'feature' ? everywhere : [...everywhere, ...onDocuments]);
