import { pageMetadata } from '@/app/page-metadata';
import { AgendaList } from '@/components/agenda/agenda-list';
import { PublicCalendar } from '@/components/agenda/public-calendar';
import { CalendarSubscription } from '@/components/rehearsals/calendar-subscription';
import { RehearsalTimes } from '@/components/rehearsals/rehearsal-times';
import { Page, PageSection, TextSections } from '@/components/ui/text/page';
import { agendaItems } from '@/content/calendar/agenda';
import { PAGE_SECTIONS } from '@/content/interface/pages';
import { pages } from '@/content/pages';
import { agenda } from '@/content/pages/agenda';

export const metadata = pageMetadata(pages.agenda);

export default function AgendaPage() {
  return (
    <Page title={agenda.title} lead={agenda.lead}>
      <PageSection id="calendari" title={PAGE_SECTIONS.calendar}>
        <PublicCalendar />
      </PageSection>
      <PageSection id="properes" title={PAGE_SECTIONS.agenda}>
        <AgendaList items={agendaItems} />
      </PageSection>
      <PageSection id="horaris" title={PAGE_SECTIONS.rehearsals}>
        <RehearsalTimes maps />
      </PageSection>
      <PageSection id="subscripcio" title={PAGE_SECTIONS.subscription}>
        <CalendarSubscription />
      </PageSection>
      <TextSections sections={agenda.sections} />
    </Page>
  );
}
