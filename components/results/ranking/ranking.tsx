'use client';

import { useCallback, useDeferredValue } from 'react';
import { RowActions } from '@/components/results/row-actions';
import { useSort, useSorted } from '@/components/results/sort';
import { loadResults } from '@/components/results/source/load';
import { ScrollAnchor } from '@/components/results/source/scroll-anchor';
import { SourceStatus } from '@/components/results/source/source-status';
import { useLiveData, useToday } from '@/components/results/source/use-live-data';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { NoScripts } from '@/components/ui/notice';
import { RANKING_TEXTS } from '@/content/interface/results';
import { seasonOf } from '@/lib/dates/seasons';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import type { RankingRows } from '@/lib/results/views/ranking-row';
import { RankingTable, rankingColumns } from './ranking-table';

type RankingProps = {
  snapshot: RankingRows;
  copy: SnapshotFacts;
  /** Codes of the towers with a page. */
  pages: readonly string[];
};

const importReader = () => import('./read-ranking').then(({ readRanking }) => readRanking);

export function Ranking({ snapshot, copy, pages }: RankingProps) {
  const load = useCallback(() => loadResults(copy, importReader), [copy]);
  const { data, state, reload } = useLiveData(snapshot, load);
  const season = seasonOf(useToday(copy.built));
  const sort = useSort(rankingColumns, 'position');
  // The header shows the new order at once, the rows after the next paint.
  const rows = useSorted(data.rows, rankingColumns, useDeferredValue(sort));
  return (
    <TowerTips pages={pages}>
      <NoScripts>{RANKING_TEXTS.noScripts}</NoScripts>
      <RowActions
        name="millors-diades"
        write={({ rankingCsv }) => rankingCsv(rows)}
        disabled={rows.length === 0}
      />
      <SourceStatus state={state} copy={copy} onRetry={reload} />
      <ScrollAnchor data={data}>
        {rows.length === 0 ? (
          <p>{RANKING_TEXTS.none}</p>
        ) : (
          <RankingTable rows={rows} names={data.names} sort={sort} season={season} />
        )}
      </ScrollAnchor>
    </TowerTips>
  );
}
