import { pageMetadata } from '@/app/metadata';
import { Gallery } from '@/components/club/photos/gallery';
import { IllustratedSections } from '@/components/ui/text/illustrated-sections';
import { Page } from '@/components/ui/text/page';
import { PHOTO_TEXTS } from '@/content/interface/photos';
import { albums } from '@/content/lists';
import { pages } from '@/content/pages';
import { fotografies } from '@/content/pages/fotografies';

export const metadata = pageMetadata(pages.photos);

export default function PhotosPage() {
  if (albums.length > 0)
    return (
      <Page title={fotografies.title} lead={PHOTO_TEXTS.lead}>
        <Gallery albums={albums} />
      </Page>
    );
  return (
    <Page title={fotografies.title} lead={fotografies.lead}>
      <IllustratedSections sections={fotografies.sections} />
    </Page>
  );
}
