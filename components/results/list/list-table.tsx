import { memo, type ReactNode, type RefObject, useState } from 'react';
import shared from '@/components/results/diada-table.module.css';
import { type Columns, dateValue, type Sort, SortHead } from '@/components/results/sort';
import { TowerTags } from '@/components/shared/tower-tag/tower-tags';
import { LIST_TEXTS, NO_REASON } from '@/content/interface/results';
import { shortDate } from '@/lib/dates/formats';
import type { Diada } from '@/lib/results/diada';
import type { SearchableDiades } from '@/lib/results/views/list';
import styles from './list-table.module.css';

export type ListColumn = 'date' | 'reason' | 'town';

export const listColumns: Columns<Diada, ListColumn> = {
  date: { value: ({ date }) => dateValue(date), first: 'descending' },
  reason: { value: ({ reason }) => reason, first: 'ascending' },
  town: { value: ({ town }) => town, first: 'ascending' },
};

/** Rows per group. */
const GROUP = 500;

const groupStarts = (shown: number) =>
  Array.from({ length: Math.ceil(shown / GROUP) }, (_, group) => group * GROUP);

type ListTableProps = {
  table: RefObject<HTMLTableElement | null>;
  rows: readonly Diada[];
  /** Number of rows rendered. */
  shown: number;
  roundsOf: SearchableDiades['roundsOf'];
  /** Towers to mark, as in the filter. */
  wanted: string | null;
  sort: Sort<ListColumn>;
  cardOf: (diada: Diada) => ReactNode;
  /** Dates of diades to mark. */
  incomplete?: readonly string[] | undefined;
  /** Whether the cards are open at first. */
  opened: boolean;
};

const HEADINGS = ['date', 'reason', 'town', 'towers'] as const;

/** A row per diada. On narrow screens rows become cards. */
export const ListTable = memo(({ table, rows, shown, sort, ...entry }: ListTableProps) => (
  // Includes the header and the rows not rendered yet.
  <table ref={table} className={styles.table} aria-rowcount={rows.length + 1}>
    <caption className={`note ${shared.caption}`}>{LIST_TEXTS.caption}</caption>
    <SortHead className={shared.head} columns={HEADINGS} sort={sort} />
    <tbody>
      {groupStarts(shown).map((from) => (
        <ListGroup key={from} rows={rows} from={from} to={Math.min(shown, from + GROUP)} {...entry} />
      ))}
    </tbody>
  </table>
));
ListTable.displayName = 'ListTable';

type ListGroupProps = Omit<ListTableProps, 'table' | 'shown' | 'sort'> & { from: number; to: number };

/** Memoized, so that adding rows does not compare those of other groups. */
const ListGroup = memo(({ rows, from, to, ...entry }: ListGroupProps) =>
  rows.slice(from, to).map((diada) => <ListEntry key={diada.id} diada={diada} {...entry} />),
);
ListGroup.displayName = 'ListGroup';

type ListEntryProps = Pick<ListTableProps, 'roundsOf' | 'wanted' | 'cardOf' | 'opened' | 'incomplete'> & {
  diada: Diada;
};

const ListEntry = memo(({ diada, roundsOf, wanted, cardOf, opened, incomplete }: ListEntryProps) => {
  const [open, setOpen] = useState(opened);
  return (
    <tr className={styles.row} data-open={open}>
      <td className={shared.date}>{shortDate(diada.date)}</td>
      <th scope="row" className={shared.reason}>
        <button
          type="button"
          className={styles.opener}
          data-content
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {diada.reason || NO_REASON}
        </button>
      </th>
      <td className={shared.town}>
        {diada.town}
        {diada.place && <span className={`note ${styles.place}`}>{diada.place}</span>}
      </td>
      <td className={shared.towers}>
        <TowerTags
          className={styles.towerList}
          towers={roundsOf(diada).map((round) => ({
            ...round,
            strong: round.codes.some((code) => wanted?.split(',').includes(code)),
          }))}
        />
        {incomplete?.includes(diada.date) && (
          <span className={`note ${styles.place}`}>{LIST_TEXTS.incomplete}</span>
        )}
      </td>
      {open && <td className={styles.card}>{cardOf(diada)}</td>}
    </tr>
  );
});
ListEntry.displayName = 'ListEntry';
