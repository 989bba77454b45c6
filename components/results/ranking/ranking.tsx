'use client';

import { memo, type ReactNode, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { Choice } from '@/components/results/choice';
import shared from '@/components/results/diada-table.module.css';
import { DrawnIcon } from '@/components/results/drawn-icon';
import { RowActions } from '@/components/results/row-actions';
import { type Columns, dateValue, type Sort, SortHead, useSort, useSorted } from '@/components/results/sort';
import { AddressWatch } from '@/components/results/source/address-watch';
import { loadResults } from '@/components/results/source/load-results';
import { ScrollAnchor } from '@/components/results/source/scroll-anchor';
import { IgnoredNote, SourceStatus } from '@/components/results/source/source-status';
import { useLiveData, useToday } from '@/components/results/source/use-live-data';
import { DiadaLink } from '@/components/results/summary/diada-link';
import { TowerTags } from '@/components/shared/tower-tag/tower-tags';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { useAddress } from '@/components/shared/use-address';
import { Button } from '@/components/ui/button';
import { NoScripts } from '@/components/ui/notice';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { useWrittenEarly } from '@/components/ui/use-written-early';
import { CALCULATOR_OFFER_TEXTS, COLUMN_NAMES, NO_REASON, RANKING_TEXTS } from '@/content/interface/results';
import { shortDate } from '@/lib/dates/formats';
import { seasonOf } from '@/lib/dates/seasons';
import type { TowerNames } from '@/lib/results/diada';
import { formatRankingQuery, parseRankingQuery, type RankingChoice } from '@/lib/results/query';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import { columnAttempts, type RankingRow, type RankingRows } from '@/lib/results/views/ranking-row';
import { formatInteger } from '@/lib/text/catalan';
import styles from './ranking-table.module.css';
import { ScoreSum } from './score-sum';

type RankingColumn = 'position' | 'date' | 'reason' | 'town' | 'points';

const rankingColumns: Columns<RankingRow, RankingColumn> = {
  position: { value: ({ position }) => position, first: 'ascending' },
  date: { value: ({ date }) => dateValue(date), first: 'descending' },
  reason: { value: ({ reason }) => reason, first: 'ascending' },
  town: { value: ({ town }) => town, first: 'ascending' },
  points: { value: ({ points }) => points, first: 'descending' },
};

type RankingProps = {
  snapshot: RankingRows;
  snapshotFacts: SnapshotFacts;
  /** Codes of the towers with a page. */
  pages: readonly string[];
  /** The rule, below the table. */
  children?: ReactNode;
};

const importView = () => import('@/lib/results/views/ranking').then((views) => views.searchableRanking);
const loadCalculator = () => import('./calculator').then(({ Calculator }) => Calculator);

/** The table comes first, and what goes with it below. The calculator takes its place; the query holds its rounds. */
export function Ranking({ snapshot, snapshotFacts, pages, children }: RankingProps) {
  const [search, setSearch] = useAddress();
  const calculating = new URLSearchParams(search).has('calcula');
  const [whole, setWhole] = useState(false);
  // A choice needs every diada, and the page has the best hundred only.
  const load = useCallback(
    () => loadResults(snapshotFacts, importView, whole ? snapshot.scores : undefined),
    [snapshotFacts, snapshot.scores, whole],
  );
  const { data, state, reload } = useLiveData(snapshot, load);
  const { choices, find } = data;
  const { choice, ignored } = useMemo(() => parseRankingQuery(search, choices), [search, choices]);
  const chosen = choice.season !== null || choice.town !== null;
  if (chosen && !whole) setWhole(true);
  const found = useMemo(() => (chosen ? find?.(choice) : data), [chosen, find, choice, data]);
  const season = seasonOf(useToday(snapshotFacts.built), snapshotFacts.firstMonth);
  const sort = useSort(rankingColumns, 'position');
  // The header shows the new order at once, the rows after the next paint.
  const rows = useSorted(found?.rows ?? NONE, rankingColumns, useDeferredValue(sort));
  const choose = (change: Partial<RankingChoice>) => setSearch(formatRankingQuery({ ...choice, ...change }));
  return (
    <TowerTips pages={pages}>
      <AddressWatch />
      <NoScripts>{RANKING_TEXTS.noScripts}</NoScripts>
      <div className={`cluster gap-2 ${styles.controls}`} data-only="scripts">
        <Button
          kind={calculating ? 'quiet' : 'accent'}
          onClick={() => setSearch(calculating ? '' : '?calcula=')}
        >
          {calculating ? CALCULATOR_OFFER_TEXTS.close : CALCULATOR_OFFER_TEXTS.open}
        </Button>
        {!calculating && <RankingChoices choices={choices} choice={choice} onChoose={choose} />}
      </div>
      <IgnoredNote ignored={ignored} />
      {calculating ? (
        <PagePart onRetry={() => setSearch('')}>
          <OnDemand load={loadCalculator} props={{ search, ranking: data }} texts={CALCULATOR_OFFER_TEXTS} />
        </PagePart>
      ) : (
        found && (
          <ScrollAnchor data={data}>
            {rows.length === 0 ? (
              <p>{chosen ? RANKING_TEXTS.noneChosen : RANKING_TEXTS.none}</p>
            ) : (
              <RankingTable rows={rows} names={found.names} choice={choice} sort={sort} season={season} />
            )}
          </ScrollAnchor>
        )
      )}
      {!calculating && (
        <RowActions
          name="millors-diades"
          write={({ rankingCsv }) => rankingCsv(rows)}
          disabled={rows.length === 0}
        />
      )}
      <SourceStatus
        state={state}
        snapshotFacts={snapshotFacts}
        onRetry={reload}
        shown={found !== undefined}
      />
      {children}
    </TowerTips>
  );
}

const NONE: readonly RankingRow[] = [];

type RankingChoicesProps = {
  choices: RankingRows['choices'];
  choice: RankingChoice;
  onChoose: (change: Partial<RankingChoice>) => void;
};

function RankingChoices({ choices: { seasons, towns }, choice, onChoose }: RankingChoicesProps) {
  const seasonNamed = (name: string) => seasons.find((season) => season === name) ?? null;
  const form = useWrittenEarly<HTMLDivElement>((written) => {
    const [season = '', town = ''] = Array.from(written.querySelectorAll('select'), ({ value }) => value);
    if (season || town) onChoose({ season: seasonNamed(season), town: town || null });
  });
  return (
    <div ref={form} className={`row gap-2 flexible ${styles.choices}`}>
      <Choice
        label={COLUMN_NAMES.season}
        hideLabel
        name="temporada"
        value={choice.season ?? ''}
        any={COLUMN_NAMES.season}
        options={seasons}
        onChange={({ target }) => onChoose({ season: seasonNamed(target.value) })}
      />
      <Choice
        label={COLUMN_NAMES.town}
        hideLabel
        name="poblacio"
        value={choice.town ?? ''}
        any={COLUMN_NAMES.town}
        options={towns}
        onChange={({ target }) => onChoose({ town: target.value || null })}
      />
    </div>
  );
}

type RankingTableProps = {
  rows: readonly RankingRow[];
  names: TowerNames;
  choice: RankingChoice;
  sort: Sort<RankingColumn>;
  /** Current season, whose diades have a star. */
  season: string;
};

const HEADINGS = ['position', 'date', 'reason', 'town', 'towers', 'points'] as const;

/** A row per diada. On narrow screens rows become cards. */
const RankingTable = memo(({ rows, names, choice, sort, season }: RankingTableProps) => (
  <table className={styles.table}>
    <caption className={`note ${shared.caption}`}>{RANKING_TEXTS.caption(rows.length, choice)}</caption>
    <SortHead className={shared.head} columns={HEADINGS} sort={sort} />
    <tbody>
      {rows.map((row) => (
        <RankingEntry key={row.id} row={row} names={names} current={row.season === season} />
      ))}
    </tbody>
  </table>
));
RankingTable.displayName = 'RankingTable';

type RankingEntryProps = { row: RankingRow; names: TowerNames; current: boolean };

const RankingEntry = memo(({ row, names, current }: RankingEntryProps) => {
  const [open, setOpen] = useState(false);
  const sumId = useId();
  const { position, date, reason, town, points } = row;
  const towers = columnAttempts(row).map(({ label, code, verdict }) => ({
    label,
    code,
    name: names[label],
    strong: verdict === 'counts',
  }));
  return (
    <>
      <tr
        className={current ? `keep-colours ${styles.row}` : styles.row}
        data-current={current}
        data-open={open}
      >
        <td className={styles.position}>{position}</td>
        <td className={shared.date}>{shortDate(date)}</td>
        <th scope="row" className={shared.reason}>
          {reason || NO_REASON}
          {current && <DrawnIcon sign="star" size={18} label={RANKING_TEXTS.currentSeason} />}
        </th>
        <td className={styles.town}>{town}</td>
        <td className={shared.towers}>
          <TowerTags className={`cluster gap-1 ${styles.towerList}`} towers={towers} />
        </td>
        <td className={styles.points}>
          <button
            type="button"
            className={`inline middle gap-2 pill display title-s tight ${styles.opener}`}
            data-content
            aria-expanded={open}
            aria-controls={sumId}
            aria-label={RANKING_TEXTS.howPointsAddUp(points)}
            onClick={() => setOpen(!open)}
          >
            {formatInteger(points)}
          </button>
        </td>
      </tr>
      <tr id={sumId} className={styles.sumRow} hidden={!open}>
        <td colSpan={6}>
          {open && (
            <>
              <ScoreSum row={row} names={names} />
              <DiadaLink date={date}>{RANKING_TEXTS.card}</DiadaLink>
            </>
          )}
        </td>
      </tr>
    </>
  );
});
RankingEntry.displayName = 'RankingEntry';
