import { pageMetadata } from '@/app/metadata';
import { snapshot, towerPages } from '@/app/snapshot';
import { DiadesList } from '@/components/results/list/diades-list';
import { EarlyQuery } from '@/components/shared/early-query';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { diadesList } from '@/content/pages/llista-de-diades';
import { LIST_PARAMETERS } from '@/lib/results/query';
import { listChoices } from '@/lib/results/views/list';

export const metadata = pageMetadata(pages.diades);

const { diades, scores, snapshotFacts } = snapshot;

export default function DiadesListPage() {
  return (
    <Page title={diadesList.title} lead={diadesList.lead}>
      <DiadesList choices={listChoices(diades, scores)} snapshotFacts={snapshotFacts} pages={towerPages} />
      <EarlyQuery parameters={LIST_PARAMETERS} />
    </Page>
  );
}
