import { pageMetadata } from '@/app/metadata';
import { IllustratedSections } from '@/components/ui/text/illustrated-sections';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { grallesITabals } from '@/content/pages/gralles-i-tabals';

export const metadata = pageMetadata(pages.musicGroup);

export default function MusicGroupPage() {
  return (
    <Page title={grallesITabals.title} lead={grallesITabals.lead}>
      <IllustratedSections sections={grallesITabals.sections} />
    </Page>
  );
}
