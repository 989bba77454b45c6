'use client';

import { type CSSProperties, memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { SeasonCharts } from '@/components/results/charts/season-charts';
import { LinkActions, RowActions } from '@/components/results/row-actions';
import type { Sort } from '@/components/results/sort';
import { AddressWatch } from '@/components/results/source/address-watch';
import { loadResults } from '@/components/results/source/load-results';
import { IgnoredNote, SourceStatus } from '@/components/results/source/source-status';
import { useLiveData, useToday } from '@/components/results/source/use-live-data';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { useAddress } from '@/components/shared/use-address';
import { NoScripts, Notice } from '@/components/ui/notice';
import { groupName, pointsText, SUMMARY_TEXTS } from '@/content/interface/results';
import { chosenSeasons, comparedName, FIGURE_NAMES, seasonsFile } from '@/content/interface/seasons';
import { today as todayNow } from '@/lib/browser/clock';
import { shortDate } from '@/lib/dates/formats';
import { seasonOf, seasonsBetween } from '@/lib/dates/seasons';
import type { Results } from '@/lib/results/count';
import type { TowerNames } from '@/lib/results/diada';
import {
  ALL_SEASONS,
  formatSeasonQuery,
  oneSeason,
  parseSeasonQuery,
  type SeasonChoice,
} from '@/lib/results/query';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import { comparisonOf, figuresOf, type Glance, glanceOf, seasonNotes } from '@/lib/results/views/glance';
import { type Overview, type SeasonPoint, type Summary, summaryOf } from '@/lib/results/views/summary';
import { formatInteger, formatPercent } from '@/lib/text/catalan';
import { DiadaLink } from './diada-link';
import styles from './historical-summary.module.css';
import { SeasonComparison } from './season-comparison';
import { SeasonControls } from './season-controls';
import { SeasonPanels } from './season-panels';
import { type SummaryColumn, TierTable, timesBuilt, useSortedSummary, wasBuilt } from './tier-table';

type HistoricalSummaryProps = { snapshot: Overview; snapshotFacts: SnapshotFacts; pages: readonly string[] };

export function HistoricalSummary({ snapshot, snapshotFacts, pages }: HistoricalSummaryProps) {
  const load = useCallback(() => {
    const importView = async () => {
      const { overviewOf } = await import('@/lib/results/views/overview');
      return ({ diades, scores }: Results) =>
        overviewOf(diades, scores, { ...snapshotFacts, today: todayNow() });
    };
    return loadResults(snapshotFacts, importView);
  }, [snapshotFacts]);
  const { data, state, reload } = useLiveData(snapshot, load);
  const [search, setSearch] = useAddress();
  const today = useToday(snapshotFacts.built);
  const current = seasonOf(today, snapshotFacts.firstMonth);
  const first = data.points[0]?.season ?? current;
  const seasons = useMemo(() => seasonsBetween(first, current), [first, current]);
  const { choice: chosen, ignored } = useMemo(() => parseSeasonQuery(search, seasons), [search, seasons]);
  // The selects answer at once. Tables and charts take some 100 ms on a slow phone.
  const choice = useDeferredValue(chosen);
  const points = useMemo(
    () => data.points.filter((point) => seasons.includes(point.season)),
    [data.points, seasons],
  );
  const shown = useMemo(() => pointsOf(choice, points), [choice, points]);
  const counts = useMemo(
    () =>
      summaryOf(
        data.counts,
        shown.map(({ season }) => season),
      ),
    [data.counts, shown],
  );
  const { summary, sort } = useSortedSummary(counts);
  const comparison = useMemo(
    () => (choice.kind === 'comparison' ? comparisonOf(data, choice.seasons) : null),
    [data, choice],
  );
  const notes = useMemo(() => seasonNotes(data), [data]);
  const isOne = choice.kind === 'range' && choice.first === choice.last;
  const one = isOne ? choice.first : null;
  // A second press on the chosen season shows all again.
  const chooseOne = useCallback(
    (pressed: string) => {
      const season = seasons.find((known) => known === pressed && known !== one);
      setSearch(formatSeasonQuery(season ? oneSeason(season) : ALL_SEASONS));
    },
    [setSearch, one, seasons],
  );
  const { heading, revealNext } = useReveal(choice);
  const isEmpty = data.points.every(({ diades }) => diades === 0);
  const period = chosenSeasons(choice);
  return (
    <TowerTips pages={pages}>
      <AddressWatch />
      <NoScripts>{SUMMARY_TEXTS.noScripts}</NoScripts>
      <div className={`cluster at-end gap-3 gap-x-4 ${styles.controls}`} data-only="scripts">
        <SeasonControls
          seasons={seasons}
          latest={points.findLast(({ diades }) => diades > 0)?.season}
          choice={chosen}
          onChoose={(next) => {
            setSearch(formatSeasonQuery(next));
            revealNext();
          }}
        />
      </div>
      <IgnoredNote ignored={ignored} />
      {isEmpty ? (
        <p>{SUMMARY_TEXTS.none}</p>
      ) : (
        <>
          <div className={`stack shrink ${styles.results}`}>
            <h2 ref={heading}>{period}</h2>
            {comparison ? (
              <Comparison comparison={comparison} names={data.counts.names} current={current} />
            ) : (
              <SeasonGlance
                points={shown}
                levels={data.levels}
                notice={summary.notice}
                names={data.counts.names}
              />
            )}
            {!comparison && summary.notice === null && (
              <SummaryGroups
                summary={summary}
                names={data.counts.names}
                period={period}
                sort={sort}
                whole={choice.kind === 'all'}
              />
            )}
          </div>
          {!comparison && (
            <div data-only={choice.kind === 'all' ? undefined : 'screen'}>
              <Charts
                points={one === null ? shown : points}
                levels={data.levels}
                season={one}
                notes={notes}
                onChoose={chooseOne}
              />
            </div>
          )}
        </>
      )}
      {comparison && <LinkActions />}
      <RowActions
        name={seasonsFile(choice)}
        write={({ summaryCsv, comparisonCsv }) =>
          comparison ? comparisonCsv(comparison, comparedName) : summaryCsv(summary, groupName)
        }
        disabled={isEmpty || summary.notice !== null}
      />
      <SourceStatus state={state} snapshotFacts={snapshotFacts} onRetry={reload} />
    </TowerTips>
  );
}

function pointsOf(choice: SeasonChoice, points: readonly SeasonPoint[]): readonly SeasonPoint[] {
  if (choice.kind !== 'range') return points;
  return points.filter(({ season }) => season >= choice.first && season <= choice.last);
}

type SeasonGlanceProps = {
  points: readonly SeasonPoint[];
  levels: Overview['levels'];
  notice: Summary['notice'];
  names: TowerNames;
};

const SeasonGlance = memo(({ points, levels, notice, names }: SeasonGlanceProps) => {
  const glance = glanceOf(points, levels);
  return (
    <>
      <SeasonFigures glance={glance} />
      {notice === 'covid' ? (
        <Notice kind="warning">
          <p>{SUMMARY_TEXTS.covid}</p>
        </Notice>
      ) : (
        <SeasonPanels glance={glance} names={names} />
      )}
    </>
  );
});

const Comparison = memo(SeasonComparison);
const Charts = memo(SeasonCharts);

const rowCount = (rows: number): CSSProperties => Object.fromEntries([['--rows', rows]]);

type SummaryGroupsProps = {
  summary: Summary;
  names: TowerNames;
  period: string;
  sort: Sort<SummaryColumn>;
  /** All seasons: also shows what was never built. */
  whole: boolean;
};

const SummaryGroups = memo(({ summary: { tiers, unscored }, whole, ...rest }: SummaryGroupsProps) => {
  const all = [...tiers, { id: 'unscored', towers: unscored }];
  const groups = all
    .map(({ id, towers }) => ({ id, towers: whole ? towers : towers.filter(wasBuilt) }))
    .filter(({ towers }) => towers.length > 0);
  const most = Math.max(1, ...groups.flatMap(({ towers }) => towers.map(timesBuilt)));
  const others = whole ? [] : all.flatMap(({ towers }) => towers).filter((tower) => !wasBuilt(tower));
  return (
    <>
      <div className={styles.groups}>
        {groups.map(({ id, towers }) => (
          <div key={id} style={rowCount(towers.length)}>
            <TierTable name={groupName(id)} towers={towers} most={most} {...rest} />
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <details>
          <summary>{SUMMARY_TEXTS.notBuilt(others.length)}</summary>
          <p>{others.map(({ code }) => code).join(', ')}.</p>
        </details>
      )}
    </>
  );
});

/** After a choice, scrolls to what is chosen if it is below: on a phone nothing else on the screen would change. */
function useReveal(choice: SeasonChoice) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice is what moves the page
  useEffect(() => {
    const { top = 0 } = heading.current?.getBoundingClientRect() ?? {};
    if (pending.current && top > innerHeight / 2) heading.current?.scrollIntoView({ behavior: 'instant' });
    pending.current = false;
  }, [choice]);
  const revealNext = () => {
    pending.current = true;
  };
  return { heading, revealNext };
}

function SeasonFigures({ glance }: { glance: Glance }) {
  const { best } = glance;
  const figures = figuresOf(glance).filter(({ id }) => id !== 'best');
  return (
    <dl className={`stack gap-4 gap-x-5 ${styles.figures}`}>
      {figures.map(({ id, value, share }) => (
        <div key={id}>
          <dt className="note">{FIGURE_NAMES[id]}</dt>
          <dd>
            {formatInteger(value)}
            {share !== null && (
              <span className={`title-s soft ${styles.share}`}> {formatPercent(share)}</span>
            )}
          </dd>
        </div>
      ))}
      <div>
        <dt className="note">
          {FIGURE_NAMES.best}
          {best && (
            <>
              {': '}
              <DiadaLink date={best.date}>
                {[best.reason, shortDate(best.date)].filter(Boolean).join(', ')}
              </DiadaLink>
            </>
          )}
        </dt>
        <dd>{best ? pointsText(best.points) : '—'}</dd>
      </div>
    </dl>
  );
}
