import { pageMetadata } from '@/app/page-metadata';
import { AgendaList } from '@/components/agenda/agenda-list';
import { PublicCalendar } from '@/components/agenda/public-calendar';
import { CalendarSubscription } from '@/components/rehearsals/calendar-subscription';
import { RehearsalTimes } from '@/components/rehearsals/rehearsal-times';
import { Page, PageSection, TextSections } from '@/components/ui/page';
import { agendaItems } from '@/content/calendar/agenda';
import { pages } from '@/content/pages';
import { agenda } from '@/content/pages/agenda';

export const metadata = pageMetadata(pages.agenda);

export default function AgendaPage() {
  return (
    <Page title={agenda.title} lead={agenda.lead}>
      <PageSection id="calendari" title="El calendari">
        <PublicCalendar />
      </PageSection>
      <PageSection id="properes" title="Diades i activitats del curs">
        <AgendaList items={agendaItems} />
      </PageSection>
      <PageSection id="horaris" title="Quan i on assagem">
        <RehearsalTimes maps />
      </PageSection>
      <PageSection id="subscripcio" title="Els assajos al teu calendari">
        <CalendarSubscription />
      </PageSection>
      <TextSections sections={agenda.sections} />
    </Page>
  );
}
