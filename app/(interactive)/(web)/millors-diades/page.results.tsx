import { pageMetadata } from '@/app/metadata';
import { snapshot, towerPages } from '@/app/snapshot';
import { Ranking } from '@/components/results/ranking/ranking';
import { ScoringRule } from '@/components/results/ranking/scoring-rule';
import { Page } from '@/components/ui/text/page';
import { pages } from '@/content/pages';
import { bestDiades } from '@/content/pages/leads';
import { rankingRows } from '@/lib/results/views/ranking';

export const metadata = pageMetadata(pages.bestDiades);

const { diades, scores, snapshotFacts } = snapshot;

export default function BestDiadesPage() {
  return (
    <Page title={bestDiades.title}>
      <Ranking snapshot={rankingRows(diades, scores)} snapshotFacts={snapshotFacts} pages={towerPages}>
        <ScoringRule />
      </Ranking>
    </Page>
  );
}
