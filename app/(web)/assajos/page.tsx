import { pageMetadata } from '@/app/page-metadata';
import { RehearsalTimes } from '@/components/rehearsals/rehearsal-times';
import { Page, PageSection, TextSections } from '@/components/ui/page';
import { assajos } from '@/content/pages/assajos';

export const metadata = pageMetadata({ path: '/assajos', description: assajos.description });

export default function RehearsalsPage() {
  return (
    <Page title={assajos.title} lead={assajos.lead}>
      <PageSection id="horaris" title="Quan i on assagem">
        <RehearsalTimes />
      </PageSection>
      <TextSections sections={assajos.sections} />
    </Page>
  );
}
