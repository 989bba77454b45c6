import { pageMetadata } from '@/app/metadata';
import { snapshot, towerPages } from '@/app/snapshot';
import { ClubRecords } from '@/components/results/summary/club-records';
import { HistoricalSummary } from '@/components/results/summary/historical-summary';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { historicalSummary } from '@/content/pages/leads';
import { overviewOf } from '@/lib/results/views/overview';
import { recordsOf } from '@/lib/results/views/records';

export const metadata = pageMetadata(pages.historicalSummary);

const { diades, scores, snapshotFacts } = snapshot;

export default function HistoricalSummaryPage() {
  const overview = overviewOf(diades, scores, { ...snapshotFacts, today: snapshotFacts.built });
  return (
    <Page title={historicalSummary.title}>
      <HistoricalSummary snapshot={overview} snapshotFacts={snapshotFacts} pages={towerPages} />
      {diades.length > 0 && <ClubRecords records={recordsOf(diades)} built={snapshotFacts.built} />}
    </Page>
  );
}
