import { pageMetadata } from '@/app/page-metadata';
import { TowerGallery } from '@/components/towers/tower-gallery';
import { Page } from '@/components/ui/page';
import { bestTowers } from '@/content/pages/millors-castells';
import { towers } from '@/content/towers';

export const metadata = pageMetadata({ path: '/millors-castells', description: bestTowers.description });

export default function BestTowersPage() {
  return (
    <Page title={bestTowers.title} lead={bestTowers.lead}>
      <TowerGallery towers={towers} eager={2} />
    </Page>
  );
}
