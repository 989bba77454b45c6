import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { CalendarSubscription, PublicCalendar } from '@/components/calendar/calendar-subscription';
import { Essentials, Greetings, LanguageLinks, Opening } from '@/components/calendar/newcomers';
import { RehearsalTimes, SpecialRehearsals } from '@/components/calendar/rehearsal-times';
import { CalendarNotices } from '@/components/shared/calendar-notices';
import { NextMeeting } from '@/components/shared/next-meeting/next-meeting';
import { ShownBetween } from '@/components/ui/shown-between';
import { AnswerList } from '@/components/ui/text/answer-list';
import { Folds } from '@/components/ui/text/fold';
import { FoldedSections, Page, PageSection, SectionLinks, TextSections } from '@/components/ui/text/page';
import { course } from '@/content/calendar/course';
import { PAGE_SECTIONS } from '@/content/interface/pages';
import { notices } from '@/content/lists';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import { daysOfCourse } from '@/lib/calendar/course';
import type { RehearsalsPage as RehearsalsPageText } from '@/lib/club/types';
import { addDays } from '@/lib/dates/days';

export const metadata = pageMetadata(pages.rehearsals);

const { picture, sections, answers }: RehearsalsPageText = assajos;
/** The first ones say what to do; the others are for those who want to know more. */
const SHOWN_SECTIONS = 2;

const sectionLinks = [
  { id: 'horaris', title: PAGE_SECTIONS.rehearsals },
  ...sections,
  answers,
  { id: 'subscripcio', title: PAGE_SECTIONS.subscription },
];

export default function RehearsalsPage() {
  return (
    <Page
      title={assajos.title}
      lead={assajos.lead}
      picture={picture}
      links={
        <Opening
          first={
            <ShownBetween until={addDays(daysOfCourse(course).to, 1)} built={buildDay}>
              <div data-only="scripts">
                <NextMeeting from={buildDay} only="assaig" />
              </div>
            </ShownBetween>
          }
        >
          <LanguageLinks />
          <CalendarNotices course={course} notices={notices} built={buildDay} only="assaig" />
          <Essentials />
          <SectionLinks sections={sectionLinks} />
        </Opening>
      }
    >
      <PageSection id="horaris" title={PAGE_SECTIONS.rehearsals}>
        <RehearsalTimes built={buildDay} maps />
        <SpecialRehearsals agenda={course.agenda} built={buildDay} />
      </PageSection>
      <TextSections sections={sections.slice(0, SHOWN_SECTIONS)} />
      <Folds>
        <FoldedSections sections={sections.slice(SHOWN_SECTIONS)} />
      </Folds>
      <PageSection id={answers.id} title={answers.title}>
        <AnswerList items={answers.items} />
      </PageSection>
      <Folds>
        <Greetings />
        <PublicCalendar title={PAGE_SECTIONS.calendar} />
      </Folds>
      <PageSection id="subscripcio" title={PAGE_SECTIONS.subscription}>
        <CalendarSubscription />
      </PageSection>
    </Page>
  );
}
