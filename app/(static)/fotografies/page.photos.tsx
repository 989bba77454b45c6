import { pageMetadata } from '@/app/metadata';
import { IllustratedSections } from '@/components/ui/text/illustrated-sections';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { fotografies } from '@/content/pages/fotografies';

export const metadata = pageMetadata(pages.photos);

export default function PhotosPage() {
  return (
    <Page title={fotografies.title} lead={fotografies.lead}>
      <IllustratedSections sections={fotografies.sections} />
    </Page>
  );
}
