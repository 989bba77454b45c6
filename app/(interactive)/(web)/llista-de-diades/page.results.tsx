import { pageMetadata } from '@/app/metadata';
import { snapshot, towerPages } from '@/app/snapshot';
import { DiadesList } from '@/components/results/list/diades-list';
import { EarlyQuery } from '@/components/shared/early-query';
import { Page } from '@/components/ui/text/page';
import { albums } from '@/content/lists';
import { pages } from '@/content/pages';
import { diadesList } from '@/content/pages/leads';
import { hasModule } from '@/content/shown';
import { LIST_PARAMETERS } from '@/lib/results/query';
import { listChoices } from '@/lib/results/views/list';
import { pageAddress } from '@/lib/site/address';

export const metadata = pageMetadata(pages.diades);

/** Of each day with photographs. */
const albumAddresses = Object.fromEntries(
  (hasModule('photos') ? albums : []).map(({ id, date }) => [
    date,
    pageAddress(`${pages.photos.path}#${id}`),
  ]),
);

const { diades, scores, snapshotFacts } = snapshot;

export default function DiadesListPage() {
  return (
    <Page title={diadesList.title} lead={diadesList.lead}>
      <DiadesList
        choices={listChoices(diades, scores)}
        snapshotFacts={snapshotFacts}
        pages={towerPages}
        scores={scores}
        albums={albumAddresses}
      />
      <EarlyQuery parameters={LIST_PARAMETERS} />
    </Page>
  );
}
