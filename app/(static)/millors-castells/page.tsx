import { pageMetadata } from '@/app/metadata';
import { TowerGallery } from '@/components/towers/tower-gallery';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { bestTowers } from '@/content/pages/millors-castells';
import { towers } from '@/content/towers';

export const metadata = pageMetadata(pages.bestTowers);

export default function BestTowersPage() {
  return (
    <Page title={bestTowers.title} lead={bestTowers.lead}>
      <TowerGallery towers={towers} eager={2} />
    </Page>
  );
}
