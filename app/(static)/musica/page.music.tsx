import { pageMetadata } from '@/app/metadata';
import { MusicPlayer, ScoreList } from '@/components/club/music';
import { Page, PageSection, TextSections } from '@/components/ui/text/page';
import { PAGE_SECTIONS } from '@/content/interface/pages';
import { pages } from '@/content/pages';
import { musica } from '@/content/pages/musica';

export const metadata = pageMetadata(pages.music);

export default function MusicPage() {
  return (
    <Page title={musica.title} lead={musica.lead}>
      <PageSection id="escolta" title={PAGE_SECTIONS.player}>
        <MusicPlayer player={musica.player} profiles={musica.profiles} />
      </PageSection>
      <PageSection id="partitures" title={PAGE_SECTIONS.scores}>
        <ScoreList scores={musica.scores} />
      </PageSection>
      <TextSections sections={musica.sections} />
    </Page>
  );
}
