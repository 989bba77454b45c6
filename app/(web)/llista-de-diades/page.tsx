import { pageMetadata } from '@/app/page-metadata';
import { snapshot, towerPages } from '@/app/snapshot';
import { DiadesList } from '@/components/statistics/list/diades-list';
import { Page } from '@/components/ui/page';
import { pages } from '@/content/pages';
import { diadesList } from '@/content/pages/llista-de-diades';
import { tiers } from '@/content/statistics/tiers';
import { arrangeTowers, byMerit } from '@/lib/diades/scoring/tiers';
import { towersOf, townsOf } from '@/lib/diades/views/filter';

export const metadata = pageMetadata(pages.diades);

const { diades, scores, dates } = snapshot;

export default function DiadesListPage() {
  const present = towersOf(diades);
  const towers = byMerit(arrangeTowers(present, tiers, scores)).filter((key) => present.includes(key));
  return (
    <Page title={diadesList.title} lead={diadesList.lead}>
      <DiadesList choices={{ towns: townsOf(diades), towers }} dates={dates} pages={towerPages} />
    </Page>
  );
}
