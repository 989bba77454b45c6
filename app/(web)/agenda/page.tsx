import { pageMetadata } from '@/app/page-metadata';
import { RehearsalTimes } from '@/components/rehearsals/rehearsal-times';
import { Page, PageSection, TextSections } from '@/components/ui/page';
import { agenda } from '@/content/pages/agenda';

export const metadata = pageMetadata({ path: '/agenda', description: agenda.description });

export default function AgendaPage() {
  return (
    <Page title={agenda.title} lead={agenda.lead}>
      <PageSection id="horaris" title="Quan i on assagem">
        <RehearsalTimes />
      </PageSection>
      <TextSections sections={agenda.sections} />
    </Page>
  );
}
