import { pageMetadata } from '@/app/metadata';
import { Timeline } from '@/components/club/timeline';
import { Page } from '@/components/ui/text/page';
import { Prose } from '@/components/ui/text/prose';
import { pages } from '@/content/pages';
import { timelineEvents } from '@/content/timeline/events';
import { timelineClubs, timelinePage } from '@/content/timeline/page';

export const metadata = pageMetadata(pages.timeline);

export default function TimelinePage() {
  return (
    <Page title={timelinePage.title} lead={timelinePage.lead}>
      <Timeline events={timelineEvents} clubs={timelineClubs} />
      <Prose paragraphs={[timelinePage.scoring.paragraph]} />
    </Page>
  );
}
