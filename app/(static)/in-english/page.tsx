import { buildDay } from '@/app/build-day';
import { pageMetadata } from '@/app/metadata';
import { EnglishHours } from '@/components/calendar/english-hours';
import { TowerGallery } from '@/components/towers/tower-gallery';
import { AnswerList } from '@/components/ui/text/answer-list';
import { Page, PageSection, TextSections } from '@/components/ui/text/page';
import { course } from '@/content/calendar/course';
import { ENGLISH } from '@/content/interface/english';
import { pages } from '@/content/pages';
import { inEnglish } from '@/content/pages/in-english.en';
import { towers } from '@/content/towers';

export const metadata = pageMetadata(pages.inEnglish);

export default function EnglishPage() {
  const { title, lead, sections, answers } = inEnglish;
  return (
    <Page title={title} lead={lead} lang="en">
      <TextSections sections={sections} />
      <PageSection id="towers" title={ENGLISH.towers}>
        <div lang="ca">
          <TowerGallery towers={towers.slice(0, 4)} level={3} eager={2} />
        </div>
      </PageSection>
      <PageSection id="when" title={ENGLISH.when}>
        <EnglishHours course={course} built={buildDay} />
      </PageSection>
      <PageSection id={answers.id} title={answers.title}>
        <AnswerList items={answers.items} />
      </PageSection>
    </Page>
  );
}
