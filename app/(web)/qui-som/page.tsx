import { pageMetadata } from '@/app/page-metadata';
import { FactRow } from '@/components/about/fact-row';
import { Page, TextSections } from '@/components/ui/page';
import { quiSom } from '@/content/pages/qui-som';

export const metadata = pageMetadata({ path: '/qui-som', description: quiSom.description });

export default function AboutPage() {
  return (
    <Page title={quiSom.title} lead={quiSom.lead}>
      <FactRow title={quiSom.summary.title} facts={quiSom.summary.facts} />
      <TextSections sections={quiSom.sections} />
    </Page>
  );
}
