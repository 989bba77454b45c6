'use client';

import { useState } from 'react';
import { LIST_TEXTS } from '@/content/interface/statistics';
import { keptPlace } from '@/lib/browser/list-place';
import type { Diada } from '@/lib/diades/types';
import type { SearchableDiades } from '@/lib/diades/views/list';
import { diadesFound } from '@/lib/diades/words';
import { RowActions } from '../actions/row-actions';
import { SteadyPlace } from '../source/steady-place';
import { useSort, useSorted } from '../table/use-sort';
import styles from './diades-list.module.css';
import { listColumns } from './list-columns';
import { ListTable } from './list-table';
import { useGrowing } from './use-growing';
import { useKeptPlace } from './use-kept-place';

type ListResultsProps = {
  question: string;
  diades: SearchableDiades;
  found: readonly Diada[];
};

export function ListResults({ question, diades, found }: ListResultsProps) {
  const [kept] = useState(keptPlace);
  const sort = useSort(listColumns, 'date', kept);
  const sorted = useSorted(found, listColumns, sort);
  const shown = useGrowing(sorted.length, `${question} ${sort.column} ${sort.direction}`);
  const table = useKeptPlace({ question, rows: sorted, sort });
  return (
    <SteadyPlace data={diades}>
      <section aria-label={LIST_TEXTS.results} className={styles.results}>
        <p role="status" className={styles.count}>
          {found.length === 0 ? LIST_TEXTS.noResults : diadesFound(found.length)}
        </p>
        {found.length > 0 && (
          <>
            <RowActions name="llista-de-diades" write={({ listCsv }) => listCsv(sorted)} />
            <ListTable table={table} rows={sorted} shown={shown} roundsOf={diades.roundsOf} sort={sort} />
          </>
        )}
      </section>
    </SteadyPlace>
  );
}
