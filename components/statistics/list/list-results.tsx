'use client';

import { noResults } from '@/content/statistics/texts';
import type { ListRow } from '@/lib/diades/list-rows';
import { formatInteger } from '@/lib/text/number';
import { Actions } from '../actions/actions';
import { CopyLink } from '../actions/copy-link';
import { DownloadCsv } from '../actions/download-csv';
import { type Columns, useSort, useSorted } from '../table/use-sort';
import styles from './diades-list.module.css';
import { ListTable } from './list-table';

export type ListColumn = 'date' | 'reason' | 'town';

const columns: Columns<ListRow, ListColumn> = {
  date: { value: ({ diada }) => diada.date, first: 'descending' },
  reason: { value: ({ diada }) => diada.reason, first: 'ascending' },
  town: { value: ({ diada }) => diada.town, first: 'ascending' },
};

/** The diades found, how many they are, and what can be done with them. */
export function ListResults({ rows, busy }: { rows: readonly ListRow[]; busy: boolean }) {
  const sort = useSort(columns, 'date');
  const sorted = useSorted(rows, columns, sort);
  return (
    <section aria-label="Resultats" className={styles.results} aria-busy={busy}>
      <p role="status" className={styles.count}>
        {countText(rows.length)}
      </p>
      {rows.length > 0 && (
        <>
          <Actions>
            <CopyLink />
            <DownloadCsv
              name="llista-de-diades"
              write={({ exportDiades }) => exportDiades(sorted.map(({ diada }) => diada))}
            />
          </Actions>
          <ListTable rows={sorted} sort={sort} />
        </>
      )}
    </section>
  );
}

function countText(count: number): string {
  if (count === 0) return noResults;
  return count === 1 ? '1 diada' : `${formatInteger(count)} diades`;
}
