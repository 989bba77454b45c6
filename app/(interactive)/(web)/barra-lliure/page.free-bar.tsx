import { pageMetadata } from '@/app/metadata';
import { FreeBar } from '@/components/free-bar/free-bar';
import { Page, TextSections } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { barraLliure } from '@/content/pages/barra-lliure';

export const metadata = pageMetadata(pages.freeBar);

export default function FreeBarPage() {
  return (
    <Page title={barraLliure.title} lead={barraLliure.lead}>
      <FreeBar />
      <TextSections sections={barraLliure.sections} />
    </Page>
  );
}
