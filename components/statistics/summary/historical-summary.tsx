'use client';

import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { tiers, unscoredName } from '@/content/statistics/tiers';
import { formatSeasonQuery, parseSeasonQuery } from '@/lib/diades/address/season-query';
import { seasonsUntil } from '@/lib/diades/seasons';
import type { Overview } from '@/lib/diades/views/overview';
import { summaryOf } from '@/lib/diades/views/season-summaries';
import { Actions } from '../actions/actions';
import { CopyLink } from '../actions/copy-link';
import { DownloadCsv } from '../actions/download-csv';
import { SeasonCharts } from '../charts/season-charts';
import { AddressWatch } from '../source/address-watch';
import { IgnoredNote } from '../source/ignored-note';
import { type SnapshotDates, SourceStatus } from '../source/source-status';
import { useAddress } from '../source/use-address';
import { useLive } from '../source/use-live';
import { useToday } from '../source/use-today';
import styles from './historical-summary.module.css';
import { loadOverview } from './load-overview';
import { SeasonFigures } from './season-figures';
import { SeasonSelect } from './season-select';
import { SummaryGroups } from './summary-groups';
import { useSortedSummary } from './use-sorted-summary';

type HistoricalSummaryProps = { snapshot: Overview; dates: SnapshotDates; pages: readonly string[] };

/** Towers by tiers with the times they were built, of all seasons or of one, and the seasons drawn. */
export function HistoricalSummary({ snapshot, dates, pages }: HistoricalSummaryProps) {
  const { data, state, reload } = useLive(snapshot, loadOverview);
  const [search, setSearch] = useAddress();
  const seasons = seasonsUntil(useToday(dates.built));
  const { season, ignored } = parseSeasonQuery(search, seasons);
  const { summary, sort } = useSortedSummary(summaryOf(data.summaries, season, tiers));
  const points = data.points.filter((point) => seasons.includes(point.season));
  return (
    <TowerTips names={data.summaries.names} pages={pages}>
      <AddressWatch />
      <div className={styles.controls}>
        <SeasonSelect
          seasons={seasons}
          season={season}
          onChoose={(next) => setSearch(formatSeasonQuery(next))}
        />
        <Actions>
          <CopyLink />
          <DownloadCsv
            name={season === null ? 'resum-historic' : `resum-${season}`}
            write={({ exportSummary }) => exportSummary(summary, unscoredName)}
            disabled={summary.notice !== null}
          />
        </Actions>
      </div>
      <SourceStatus state={state} snapshot={dates} onRetry={reload} />
      <IgnoredNote ignored={ignored} />
      <div className={styles.results} aria-busy={state.status === 'loading'}>
        <SeasonFigures points={points} season={season} />
        <SummaryGroups summary={summary} season={season} sort={sort} />
      </div>
      <SeasonCharts points={points} season={season} />
    </TowerTips>
  );
}
