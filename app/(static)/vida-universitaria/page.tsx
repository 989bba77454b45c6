import { pageMetadata } from '@/app/metadata';
import { IllustratedSections } from '@/components/ui/text/illustrated-sections';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { vidaUniversitaria } from '@/content/pages/vida-universitaria';

export const metadata = pageMetadata(pages.universityLife);

export default function UniversityLifePage() {
  return (
    <Page title={vidaUniversitaria.title} lead={vidaUniversitaria.lead}>
      <IllustratedSections sections={vidaUniversitaria.sections} />
    </Page>
  );
}
