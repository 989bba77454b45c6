import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { CalendarSubscription, PublicCalendarSection } from '@/components/calendar/calendar-subscription';
import { EnglishWelcome } from '@/components/calendar/english-welcome';
import { Greetings, LanguageLinks } from '@/components/calendar/greetings';
import { RehearsalTimes } from '@/components/calendar/rehearsal-times';
import { SpecialRehearsals } from '@/components/calendar/special-rehearsals';
import { CalendarNotices } from '@/components/shared/calendar-notices';
import { NextMeeting } from '@/components/shared/next-meeting/next-meeting';
import { ShownBetween } from '@/components/ui/shown-between';
import { AnswerList } from '@/components/ui/text/answer-list';
import { Page, PageSection, TextSections } from '@/components/ui/text/page';
import { course } from '@/content/calendar/course';
import { notices } from '@/content/calendar/notices';
import { PAGE_SECTIONS } from '@/content/interface/pages';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import { daysOfCourse } from '@/lib/calendar/course';
import { addDays } from '@/lib/dates/days';

export const metadata = pageMetadata(pages.rehearsals);

export default function RehearsalsPage() {
  return (
    <Page title={assajos.title} lead={assajos.lead} links={<LanguageLinks />}>
      <PageSection id="horaris" title={PAGE_SECTIONS.rehearsals}>
        <ShownBetween until={addDays(daysOfCourse(course).to, 1)} built={buildDay}>
          <div data-only="scripts">
            <NextMeeting from={buildDay} only="assaig" />
          </div>
        </ShownBetween>
        <CalendarNotices course={course} notices={notices} built={buildDay} only="assaig" />
        <RehearsalTimes built={buildDay} maps />
        <SpecialRehearsals agenda={course.agenda} built={buildDay} />
      </PageSection>
      <TextSections sections={assajos.sections} />
      <PageSection id={assajos.answers.id} title={assajos.answers.title}>
        <AnswerList items={assajos.answers.items} />
      </PageSection>
      <EnglishWelcome built={buildDay} />
      <Greetings />
      <PageSection id="subscripcio" title={PAGE_SECTIONS.subscription}>
        <CalendarSubscription />
      </PageSection>
      <PublicCalendarSection title={PAGE_SECTIONS.clubCalendar} />
    </Page>
  );
}
