import { pageMetadata } from '@/app/page-metadata';
import { RehearsalTimes } from '@/components/rehearsals/rehearsal-times';
import { Page, PageSection, TextSections } from '@/components/ui/page';
import { contactar } from '@/content/pages/contactar';

export const metadata = pageMetadata({ path: '/contactar', description: contactar.description });

export default function ContactPage() {
  return (
    <Page title={contactar.title} lead={contactar.lead}>
      <PageSection id="horaris" title="Quan i on assagem">
        <RehearsalTimes />
      </PageSection>
      <TextSections sections={contactar.sections} />
    </Page>
  );
}
