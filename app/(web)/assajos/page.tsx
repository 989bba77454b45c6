import { pageMetadata } from '@/app/page-metadata';
import { PublicCalendar } from '@/components/agenda/public-calendar';
import { CalendarSubscription } from '@/components/rehearsals/calendar-subscription';
import { RehearsalTimes } from '@/components/rehearsals/rehearsal-times';
import { Page, PageSection, TextSections } from '@/components/ui/page';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';

export const metadata = pageMetadata(pages.rehearsals);

export default function RehearsalsPage() {
  return (
    <Page title={assajos.title} lead={assajos.lead}>
      <PageSection id="horaris" title="Quan i on assagem">
        <RehearsalTimes maps />
      </PageSection>
      <TextSections sections={assajos.sections} />
      <PageSection id="subscripcio" title="Els assajos al teu calendari">
        <CalendarSubscription />
      </PageSection>
      <PageSection id="calendari" title="El calendari de la colla">
        <PublicCalendar />
      </PageSection>
    </Page>
  );
}
