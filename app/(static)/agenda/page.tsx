import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { snapshot } from '@/app/snapshot';
import { AgendaCalendar } from '@/components/calendar/agenda-calendar';
import { PublicCalendar } from '@/components/calendar/calendar-subscription';
import { RehearsalTimes } from '@/components/calendar/rehearsal-times';
import { StructuredData } from '@/components/ui/inline-script';
import { Fold, Folds } from '@/components/ui/text/fold';
import { FoldedSections, Page } from '@/components/ui/text/page';
import { course } from '@/content/calendar/course';
import { club } from '@/content/club';
import { PAGE_SECTIONS } from '@/content/interface/pages';
import { pages } from '@/content/pages';
import { agenda } from '@/content/pages/agenda';
import { hasModule } from '@/content/shown';
import { eventThings } from '@/lib/club/structured-data';
import { dayQuery } from '@/lib/results/query';
import { absolute } from '@/lib/site/address';
import type { PageText } from '@/lib/site/pages';

export const metadata = pageMetadata(pages.agenda);

const { picture }: PageText = agenda;

const places = course.rehearsals.map(({ place }) => place);

const days = new Set(hasModule('results') ? snapshot.diades.map(({ date }) => date) : []);
const resultsOf = (date: string) => (days.has(date) ? `${pages.diades.path}${dayQuery(date)}` : undefined);

export default function AgendaPage() {
  return (
    <Page title={agenda.title} lead={agenda.lead} picture={picture}>
      <StructuredData things={eventThings(course.agenda, places, club, absolute)} />
      <section id="properes" aria-label={PAGE_SECTIONS.agenda}>
        <AgendaCalendar course={course} built={buildDay} results={resultsOf} />
      </section>
      <Folds>
        <FoldedSections sections={agenda.sections} />
        <Fold id="horaris" title={PAGE_SECTIONS.rehearsals} level={2}>
          <RehearsalTimes built={buildDay} maps />
        </Fold>
        <PublicCalendar title={PAGE_SECTIONS.calendar} />
      </Folds>
    </Page>
  );
}
