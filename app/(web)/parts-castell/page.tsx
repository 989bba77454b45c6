import { pageMetadata } from '@/app/page-metadata';
import { TowerParts } from '@/components/tower-parts/tower-parts';
import { Page } from '@/components/ui/page';
import { pages } from '@/content/pages';
import { towerPartsPage } from '@/content/pages/parts-castell';
import { heightParts, pinyaPositions } from '@/content/tower-parts';

export const metadata = pageMetadata(pages.towerParts);

const { height, pinya } = towerPartsPage;

export default function TowerPartsPage() {
  return (
    <Page title={towerPartsPage.title} lead={towerPartsPage.lead}>
      <TowerParts view="elevation" {...height} parts={heightParts} />
      <TowerParts view="plan" {...pinya} parts={pinyaPositions} />
    </Page>
  );
}
