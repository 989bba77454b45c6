import { memo } from 'react';
import { TowerTag } from '@/components/shared/tower-tag/tower-tag';
import { COLUMN_NAMES, LIST_TEXTS } from '@/content/interface/statistics';
import { shortDate } from '@/lib/dates/formats';
import type { ListRow } from '@/lib/diades/views/list';
import { SortHeader } from '../table/sort-header';
import type { Sort } from '../table/use-sort';
import type { ListColumn } from './list-columns';
import styles from './list-table.module.css';

type ListTableProps = { rows: readonly ListRow[]; sort: Sort<ListColumn> };

/** A diada a row with every round it had; on a narrow screen each row folds into a card. */
export const ListTable = memo(({ rows, sort }: ListTableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{LIST_TEXTS.caption}</caption>
    <thead className={styles.head}>
      <tr>
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
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <ListEntry key={row.diada.id} row={row} />
      ))}
    </tbody>
  </table>
));
ListTable.displayName = 'ListTable';

const ListEntry = memo(({ row: { diada, towers } }: { row: ListRow }) => (
  <tr className={styles.row}>
    <td className={styles.date}>{shortDate(diada.date)}</td>
    <th scope="row" className={styles.reason}>
      {diada.reason}
    </th>
    <td className={styles.town}>
      {diada.town}
      {diada.place && <span className={styles.place}>{diada.place}</span>}
    </td>
    <td className={styles.towers}>
      <ul className={styles.towerList}>
        {towers.map(({ label, code }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal rounds of a diada are told apart by their place alone
          <li key={place}>
            <TowerTag label={label} code={code} />
          </li>
        ))}
      </ul>
    </td>
  </tr>
));
ListEntry.displayName = 'ListEntry';
