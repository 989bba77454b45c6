'use client';

import { type CSSProperties, useCallback } from 'react';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { useAddress } from '@/components/shared/use-address';
import { NoScripts } from '@/components/ui/no-scripts';
import { Notice } from '@/components/ui/notice';
import { GROUP_NAMES, SUMMARY_TEXTS } from '@/content/interface/statistics';
import { formatSeasonQuery, parseSeasonQuery } from '@/lib/diades/address/season-query';
import type { SheetCopy } from '@/lib/diades/copy';
import { seasonsUntil } from '@/lib/diades/seasons';
import type { Overview } from '@/lib/diades/views/overview';
import { type Summary, summaryOf } from '@/lib/diades/views/summary';
import type { TowerNames } from '@/lib/diades/views/tower-names';
import { RowActions } from '../actions/row-actions';
import { SeasonCharts } from '../charts/season-charts';
import { AddressWatch } from '../source/address-watch';
import { IgnoredNote } from '../source/ignored-note';
import { loadResults } from '../source/load';
import { SourceStatus } from '../source/source-status';
import { useLive } from '../source/use-live';
import { useToday } from '../source/use-today';
import type { Sort } from '../table/use-sort';
import styles from './historical-summary.module.css';
import { SeasonFigures } from './season-figures';
import { SeasonSelect } from './season-select';
import { TierTable } from './tier-table';
import { type SummaryColumn, useSortedSummary } from './use-sorted-summary';

type HistoricalSummaryProps = { snapshot: Overview; copy: SheetCopy; pages: readonly string[] };

const importReader = () => import('./read-overview').then(({ readOverview }) => readOverview);

/** Towers by tier, in all seasons or in one, and charts of the seasons. */
export function HistoricalSummary({ snapshot, copy, pages }: HistoricalSummaryProps) {
  const load = useCallback(() => loadResults(copy, importReader), [copy]);
  const { data, state, reload } = useLive(snapshot, load);
  const [search, setSearch] = useAddress();
  const seasons = seasonsUntil(useToday(copy.built));
  const { season, ignored } = parseSeasonQuery(search, seasons);
  const { summary, sort } = useSortedSummary(summaryOf(data.counts, season));
  const points = data.points.filter((point) => seasons.includes(point.season));
  return (
    <TowerTips pages={pages}>
      <AddressWatch />
      <NoScripts>{SUMMARY_TEXTS.noScripts}</NoScripts>
      <div className={styles.controls}>
        <SeasonSelect
          seasons={seasons}
          season={season}
          onChoose={(next) => setSearch(formatSeasonQuery(next))}
        />
        <RowActions
          name={season === null ? 'resum-historic' : `resum-${season}`}
          write={({ summaryCsv }) => summaryCsv(summary, GROUP_NAMES)}
          disabled={summary.notice !== null}
        />
      </div>
      <SourceStatus state={state} copy={copy} onRetry={reload} />
      <IgnoredNote ignored={ignored} />
      <div className={styles.results}>
        <SeasonFigures points={points} season={season} />
        {summary.notice === 'covid' ? (
          <Notice kind="warning">
            <p>{SUMMARY_TEXTS.covid}</p>
          </Notice>
        ) : (
          <SummaryGroups summary={summary} names={data.counts.names} season={season} sort={sort} />
        )}
      </div>
      <SeasonCharts points={points} season={season} />
    </TowerTips>
  );
}

const rowCount = (rows: number): CSSProperties => Object.fromEntries([['--rows', rows]]);

type SummaryGroupsProps = {
  summary: Summary;
  names: TowerNames;
  season: string | null;
  sort: Sort<SummaryColumn>;
};

function SummaryGroups({ summary: { tiers, unscored }, ...rest }: SummaryGroupsProps) {
  const groups = unscored.length === 0 ? tiers : [...tiers, { id: 'unscored', towers: unscored } as const];
  return (
    <div className={styles.groups}>
      {groups.map(({ id, towers }) => (
        <div key={id} style={rowCount(towers.length)}>
          <TierTable name={GROUP_NAMES[id]} towers={towers} {...rest} />
        </div>
      ))}
    </div>
  );
}
