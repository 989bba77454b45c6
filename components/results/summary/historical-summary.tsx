'use client';

import { type CSSProperties, memo, useCallback, useDeferredValue, useMemo } from 'react';
import { SeasonCharts } from '@/components/results/charts/season-charts';
import { RowActions } from '@/components/results/row-actions';
import type { Sort } from '@/components/results/sort';
import { AddressWatch } from '@/components/results/source/address-watch';
import { loadResults } from '@/components/results/source/load';
import { IgnoredNote, SourceStatus } from '@/components/results/source/source-status';
import { useLiveData, useToday } from '@/components/results/source/use-live-data';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { useAddress } from '@/components/shared/use-address';
import { Field } from '@/components/ui/field';
import { NoScripts, Notice } from '@/components/ui/notice';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { COLUMN_NAMES, GROUP_NAMES, SUMMARY_TEXTS } from '@/content/interface/results';
import { seasonOf, seasonsBetween } from '@/lib/dates/seasons';
import type { TowerNames } from '@/lib/results/diada';
import { formatSeasonQuery, parseSeasonQuery } from '@/lib/results/query';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import { type Overview, type Summary, summaryOf } from '@/lib/results/views/summary';
import styles from './historical-summary.module.css';
import { SeasonFigures } from './season-figures';
import { type SummaryColumn, TierTable, useSortedSummary } from './tier-table';

type HistoricalSummaryProps = { snapshot: Overview; snapshotFacts: SnapshotFacts; pages: readonly string[] };

const importReader = () => import('./read-overview').then(({ readOverview }) => readOverview);

export function HistoricalSummary({ snapshot, snapshotFacts, pages }: HistoricalSummaryProps) {
  const load = useCallback(() => loadResults(snapshotFacts, importReader), [snapshotFacts]);
  const { data, state, reload } = useLiveData(snapshot, load);
  const [search, setSearch] = useAddress();
  const today = useToday(snapshotFacts.built);
  const current = seasonOf(today);
  const first = data.points[0]?.season ?? current;
  const seasons = useMemo(() => seasonsBetween(first, current), [first, current]);
  const { season: chosen, ignored } = parseSeasonQuery(search, seasons);
  // The select answers at once. Tables and charts take some 100 ms on a slow phone.
  const season = useDeferredValue(chosen);
  const counts = useMemo(() => summaryOf(data.counts, season), [data.counts, season]);
  const { summary, sort } = useSortedSummary(counts);
  const points = useMemo(
    () => data.points.filter((point) => seasons.includes(point.season)),
    [data.points, seasons],
  );
  const isEmpty = data.points.every(({ diades }) => diades === 0);
  return (
    <TowerTips pages={pages}>
      <AddressWatch />
      <NoScripts>{SUMMARY_TEXTS.noScripts}</NoScripts>
      <div className={styles.controls} data-only="scripts">
        <SeasonSelect
          seasons={seasons}
          season={chosen}
          onChoose={(next) => setSearch(formatSeasonQuery(next))}
        />
        <RowActions
          name={season === null ? 'resum-historic' : `resum-${season}`}
          write={({ summaryCsv }) => summaryCsv(summary, GROUP_NAMES)}
          disabled={isEmpty || summary.notice !== null}
        />
      </div>
      <SourceStatus state={state} snapshotFacts={snapshotFacts} onRetry={reload} />
      <IgnoredNote ignored={ignored} />
      {isEmpty ? (
        <p>{SUMMARY_TEXTS.none}</p>
      ) : (
        <>
          <div className={styles.results}>
            <Figures points={points} season={season} />
            {summary.notice === 'covid' ? (
              <Notice kind="warning">
                <p>{SUMMARY_TEXTS.covid}</p>
              </Notice>
            ) : (
              <SummaryGroups summary={summary} names={data.counts.names} season={season} sort={sort} />
            )}
          </div>
          <Charts points={points} season={season} />
        </>
      )}
    </TowerTips>
  );
}

type SeasonSelectProps = {
  seasons: readonly string[];
  /** Null for all seasons. */
  season: string | null;
  onChoose: (season: string | null) => void;
};

function SeasonSelect({ seasons, season, onChoose }: SeasonSelectProps) {
  const choose = ({ value }: HTMLSelectElement) => onChoose(value === '' ? null : value);
  const select = useWrittenEarly<HTMLSelectElement>((chosen) => {
    if (chosen.value !== (season ?? '')) choose(chosen);
  });
  return (
    <Field label={COLUMN_NAMES.season}>
      {(control) => (
        <select {...control} ref={select} value={season ?? ''} onChange={({ target }) => choose(target)}>
          <option value="">{SUMMARY_TEXTS.everySeason}</option>
          {[...seasons].reverse().map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const Figures = memo(SeasonFigures);
const Charts = memo(SeasonCharts);

const rowCount = (rows: number): CSSProperties => Object.fromEntries([['--rows', rows]]);

type SummaryGroupsProps = {
  summary: Summary;
  names: TowerNames;
  season: string | null;
  sort: Sort<SummaryColumn>;
};

const SummaryGroups = memo(({ summary: { tiers, unscored }, ...rest }: SummaryGroupsProps) => {
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
});
