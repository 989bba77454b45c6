'use client';

import { noResults } from '@/content/interface/statistics';
import type { ListRow } from '@/lib/diades/views/list-rows';
import { formatInteger } from '@/lib/text/number';
import { Actions } from '../actions/actions';
import { CopyLink } from '../actions/copy-link';
import { DownloadCsv } from '../actions/download-csv';
import { useSort, useSorted } from '../table/use-sort';
import styles from './diades-list.module.css';
import { listColumns } from './list-columns';
import { ListTable } from './list-table';

/** The diades found, how many they are, and what can be done with them. */
export function ListResults({ rows, busy }: { rows: readonly ListRow[]; busy: boolean }) {
  const sort = useSort(listColumns, 'date');
  const sorted = useSorted(rows, listColumns, sort);
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
