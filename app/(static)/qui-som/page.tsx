import { pageMetadata } from '@/app/metadata';
import { FactRow } from '@/components/club/fact-row';
import { Page, TextSections } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { quiSom } from '@/content/pages/qui-som';
import type { PageText } from '@/lib/site/pages';

export const metadata = pageMetadata(pages.about);

const { picture }: PageText = quiSom;

export default function AboutPage() {
  return (
    <Page title={quiSom.title} lead={quiSom.lead} picture={picture}>
      <FactRow title={quiSom.summary.title} facts={quiSom.summary.facts} />
      <TextSections sections={quiSom.sections} />
    </Page>
  );
}
