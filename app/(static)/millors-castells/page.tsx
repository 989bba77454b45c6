import { pageMetadata } from '@/app/metadata';
import { snapshot } from '@/app/snapshot';
import { EarlyQuery } from '@/components/shared/early-query';
import { DrawTower } from '@/components/towers/draw/draw-tower';
import { TowerGallery } from '@/components/towers/tower-gallery';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { bestTowers } from '@/content/pages/leads';
import { hasModule } from '@/content/shown';
import { towers } from '@/content/towers';
import { formatTowerRecords } from '@/lib/results/views/tower-records';
import { DRAW_PARAMETER } from '@/lib/towers/catalogue';

export const metadata = pageMetadata(pages.bestTowers);

export default function BestTowersPage() {
  return (
    <Page title={bestTowers.title} lead={bestTowers.lead}>
      <DrawTower records={hasModule('results') ? formatTowerRecords(snapshot.diades) : ''} />
      <EarlyQuery parameters={[DRAW_PARAMETER]} />
      <TowerGallery towers={towers} eager={2} />
    </Page>
  );
}
