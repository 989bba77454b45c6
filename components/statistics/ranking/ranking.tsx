'use client';

import { useCallback } from 'react';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { NoScripts } from '@/components/ui/no-scripts';
import { RANKING_TEXTS } from '@/content/interface/statistics';
import { seasonOf } from '@/lib/dates/seasons';
import type { SheetCopy } from '@/lib/diades/copy';
import type { RankingRows } from '@/lib/diades/views/ranking-rows';
import { RowActions } from '../actions/row-actions';
import { loadResults } from '../source/load';
import { SourceStatus } from '../source/source-status';
import { SteadyPlace } from '../source/steady-place';
import { useLive } from '../source/use-live';
import { useToday } from '../source/use-today';
import { useSort, useSorted } from '../table/use-sort';
import { rankingColumns } from './ranking-columns';
import { RankingTable } from './ranking-table';

type RankingProps = {
  snapshot: RankingRows;
  copy: SheetCopy;
  /** Codes of the towers with a page. */
  pages: readonly string[];
};

const importReader = () => import('./read-ranking').then(({ readRanking }) => readRanking);

/** Shows the built-in ranking first, then that of the live CSVs. */
export function Ranking({ snapshot, copy, pages }: RankingProps) {
  const load = useCallback(() => loadResults(copy, importReader), [copy]);
  const { data, state, reload } = useLive(snapshot, load);
  const season = seasonOf(useToday(copy.built));
  const sort = useSort(rankingColumns, 'position');
  const rows = useSorted(data.rows, rankingColumns, sort);
  return (
    <TowerTips pages={pages}>
      <NoScripts>{RANKING_TEXTS.noScripts}</NoScripts>
      <RowActions name="millors-diades" write={({ rankingCsv }) => rankingCsv(rows)} />
      <SourceStatus state={state} copy={copy} onRetry={reload} />
      <SteadyPlace data={data}>
        <RankingTable rows={rows} names={data.names} sort={sort} season={season} />
      </SteadyPlace>
    </TowerTips>
  );
}
