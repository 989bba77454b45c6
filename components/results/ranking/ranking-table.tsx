'use client';

import { memo, useId, useState } from 'react';
import { DrawnIcon } from '@/components/results/drawn-icon';
import { type Columns, dateValue, type Sort, SortHeader } from '@/components/results/sort';
import { TowerTags } from '@/components/shared/tower-tag/tower-tags';
import {
  COLUMN_NAMES,
  howPointsAddUp,
  NO_REASON,
  RANKING_TEXTS,
  rankingCaption,
} from '@/content/interface/results';
import { shortDate } from '@/lib/dates/formats';
import { columnAttempts, type RankingRow } from '@/lib/results/views/ranking-row';
import type { TowerNames } from '@/lib/results/views/tower-names';
import { formatInteger } from '@/lib/text/catalan';
import styles from './ranking-table.module.css';
import { ScoreSum } from './score-sum';

type RankingColumn = 'position' | 'date' | 'reason' | 'town' | 'points';

export const rankingColumns: Columns<RankingRow, RankingColumn> = {
  position: { value: ({ position }) => position, first: 'ascending' },
  date: { value: ({ date }) => dateValue(date), first: 'descending' },
  reason: { value: ({ reason }) => reason, first: 'ascending' },
  town: { value: ({ town }) => town, first: 'ascending' },
  points: { value: ({ points }) => points, first: 'descending' },
};

type RankingTableProps = {
  rows: readonly RankingRow[];
  names: TowerNames;
  sort: Sort<RankingColumn>;
  /** Current season, whose diades have a star. */
  season: string;
};

/** A row per diada. On narrow screens rows become cards. */
export const RankingTable = memo(({ rows, names, sort, season }: RankingTableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{rankingCaption(rows.length)}</caption>
    <thead className={styles.head}>
      <tr>
        <SortHeader column="position" sort={sort} numeric>
          <span className={styles.unseen}>{COLUMN_NAMES.position}</span>
          <span aria-hidden="true">#</span>
        </SortHeader>
        <SortHeader column="date" sort={sort}>
          {COLUMN_NAMES.date}
        </SortHeader>
        <SortHeader column="reason" sort={sort}>
          {COLUMN_NAMES.reason}
        </SortHeader>
        <SortHeader column="town" sort={sort}>
          {COLUMN_NAMES.town}
        </SortHeader>
        <th scope="col" className={styles.towersHead}>
          {COLUMN_NAMES.towers}
        </th>
        <SortHeader column="points" sort={sort} numeric>
          {COLUMN_NAMES.points}
        </SortHeader>
      </tr>
    </thead>
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
      <tr className={styles.row} data-current={current} data-open={open}>
        <td className={styles.position}>
          {current && <DrawnIcon sign="star" size={18} label={RANKING_TEXTS.currentSeason} />}
          {position}
        </td>
        <td className={styles.date}>{shortDate(date)}</td>
        <th scope="row" className={styles.reason}>
          {reason || NO_REASON}
        </th>
        <td className={styles.town}>{town}</td>
        <td className={styles.towers}>
          <TowerTags className={styles.towerList} towers={towers} />
        </td>
        <td className={styles.points}>
          <button
            type="button"
            className={styles.opener}
            data-content
            aria-expanded={open}
            aria-controls={sumId}
            aria-label={howPointsAddUp(points)}
            onClick={() => setOpen(!open)}
          >
            {formatInteger(points)}
          </button>
        </td>
      </tr>
      <tr id={sumId} className={styles.sumRow} hidden={!open}>
        {open && (
          <td colSpan={6}>
            <ScoreSum row={row} names={names} />
          </td>
        )}
      </tr>
    </>
  );
});
RankingEntry.displayName = 'RankingEntry';
