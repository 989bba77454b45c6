import { memo, type RefObject } from 'react';
import { TowerTags } from '@/components/shared/tower-tag/tower-tags';
import { COLUMN_NAMES, LIST_TEXTS, NO_REASON } from '@/content/interface/statistics';
import { shortDate } from '@/lib/dates/formats';
import type { Diada } from '@/lib/diades/types';
import type { SearchableDiades } from '@/lib/diades/views/list';
import { SortHeader } from '../table/sort-header';
import type { Sort } from '../table/use-sort';
import type { ListColumn } from './list-columns';
import styles from './list-table.module.css';

/** Rows of a group. */
const GROUP = 500;

const groupStarts = (shown: number) =>
  Array.from({ length: Math.ceil(shown / GROUP) }, (_, group) => group * GROUP);

type ListTableProps = {
  table: RefObject<HTMLTableElement | null>;
  /** All diades that were found. */
  rows: readonly Diada[];
  /** How many of them are in the page already. */
  shown: number;
  roundsOf: SearchableDiades['roundsOf'];
  sort: Sort<ListColumn>;
};

/** A diada a row with every round it had; on a narrow screen each row folds into a card. */
export const ListTable = memo(({ table, rows, shown, roundsOf, sort }: ListTableProps) => (
  // The header is a row too. Readers count all that there are, those that are still to come included.
  <table ref={table} className={styles.table} aria-rowcount={rows.length + 1}>
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
      {groupStarts(shown).map((from) => (
        <ListGroup
          key={from}
          rows={rows}
          from={from}
          to={Math.min(shown, from + GROUP)}
          roundsOf={roundsOf}
        />
      ))}
    </tbody>
  </table>
));
ListTable.displayName = 'ListTable';

type ListGroupProps = {
  rows: readonly Diada[];
  from: number;
  to: number;
  roundsOf: SearchableDiades['roundsOf'];
};

/** Some of the rows: React compares those of the other groups no more when rows are added. */
const ListGroup = memo(({ rows, from, to, roundsOf }: ListGroupProps) =>
  rows.slice(from, to).map((diada) => <ListEntry key={diada.id} diada={diada} roundsOf={roundsOf} />),
);
ListGroup.displayName = 'ListGroup';

type ListEntryProps = { diada: Diada; roundsOf: SearchableDiades['roundsOf'] };

const ListEntry = memo(({ diada, roundsOf }: ListEntryProps) => (
  <tr className={styles.row}>
    <td className={styles.date}>{shortDate(diada.date)}</td>
    <th scope="row" className={styles.reason}>
      {diada.reason || NO_REASON}
    </th>
    <td className={styles.town}>
      {diada.town}
      {diada.place && <span className={styles.place}>{diada.place}</span>}
    </td>
    <td className={styles.towers}>
      <TowerTags className={styles.towerList} towers={roundsOf(diada)} />
    </td>
  </tr>
));
ListEntry.displayName = 'ListEntry';
