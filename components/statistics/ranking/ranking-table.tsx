import { memo } from 'react';
import { COLUMN_NAMES } from '@/content/interface/statistics';
import type { RankingRow } from '@/lib/diades/views/ranking-rows';
import type { TowerNames } from '@/lib/diades/views/tower-names';
import { rankingCaption } from '@/lib/diades/words';
import { SortHeader } from '../table/sort-header';
import type { Sort } from '../table/use-sort';
import type { RankingColumn } from './ranking-columns';
import { RankingEntry } from './ranking-entry';
import styles from './ranking-table.module.css';

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
