import { pageMetadata } from '@/app/page-metadata';
import { PublicCalendar } from '@/components/agenda/public-calendar';
import { Answers } from '@/components/rehearsals/answers';
import { CalendarSubscription } from '@/components/rehearsals/calendar-subscription';
import { EnglishWelcome } from '@/components/rehearsals/english-welcome';
import { RehearsalTimes } from '@/components/rehearsals/rehearsal-times';
import { Page, PageSection, TextSections } from '@/components/ui/text/page';
import { PAGE_SECTIONS } from '@/content/interface/pages';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';

export const metadata = pageMetadata(pages.rehearsals);

export default function RehearsalsPage() {
  return (
    <Page title={assajos.title} lead={assajos.lead}>
      <PageSection id="horaris" title={PAGE_SECTIONS.rehearsals}>
        <RehearsalTimes maps />
      </PageSection>
      <TextSections sections={assajos.sections} />
      <PageSection id={assajos.answers.id} title={assajos.answers.title}>
        <Answers items={assajos.answers.items} />
      </PageSection>
      <PageSection id="subscripcio" title={PAGE_SECTIONS.subscription}>
        <CalendarSubscription />
      </PageSection>
      <PageSection id="calendari" title={PAGE_SECTIONS.clubCalendar}>
        <PublicCalendar />
      </PageSection>
      <EnglishWelcome />
    </Page>
  );
}
