'use client';

import { useMemo } from 'react';
import { sortRows } from '@/lib/diades/views/sort';
import type { Summary, TowerCount } from '@/lib/diades/views/summary';
import { type Columns, type Sort, useSort } from '../table/use-sort';

export type SummaryColumn = 'tower' | 'descarregats' | 'carregats';

/** `place`: position by merit within the group, from 0. */
type Placed = TowerCount & { readonly place: number };

const columns: Columns<Placed, SummaryColumn> = {
  tower: { value: ({ place }) => -place, first: 'descending' },
  descarregats: { value: ({ descarregats }) => descarregats, first: 'descending' },
  carregats: { value: ({ carregats }) => carregats, first: 'descending' },
};

/** Sorts the towers of each group, by merit as default. */
export function useSortedSummary(summary: Summary): { summary: Summary; sort: Sort<SummaryColumn> } {
  const sort = useSort(columns, 'tower');
  const { column, direction } = sort;
  const sorted = useMemo(() => {
    const inOrder = (towers: readonly TowerCount[]) =>
      sortRows(
        towers.map((tower, place) => ({ ...tower, place })),
        columns[column].value,
        direction,
      );
    return {
      ...summary,
      tiers: summary.tiers.map((tier) => ({ ...tier, towers: inOrder(tier.towers) })),
      unscored: inOrder(summary.unscored),
    };
  }, [summary, column, direction]);
  return { summary: sorted, sort };
}
