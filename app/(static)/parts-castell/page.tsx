import { pageMetadata } from '@/app/metadata';
import { TowerParts } from '@/components/tower-parts/tower-parts';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { towerPartsPage } from '@/content/pages/parts-castell';
import { heightParts, partLabels, pinyaPositions, towerParts } from '@/content/tower-parts';

export const metadata = pageMetadata(pages.towerParts);

const { code, height, pinya } = towerPartsPage;
const drawn = { code, allParts: towerParts };

export default function TowerPartsPage() {
  return (
    <Page title={towerPartsPage.title}>
      <TowerParts {...drawn} {...height} view="elevation" labels={partLabels.elevation} parts={heightParts} />
      <TowerParts {...drawn} {...pinya} view="plan" labels={partLabels.plan} parts={pinyaPositions} />
    </Page>
  );
}
