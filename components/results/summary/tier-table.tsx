'use client';

import { useMemo } from 'react';
import { type Columns, type Sort, SortHead, sortRows, useSort } from '@/components/results/sort';
import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import type { TowerNames } from '@/lib/results/diada';
import type { Summary, TowerCount } from '@/lib/results/views/summary';
import styles from './tier-table.module.css';

type TierTableProps = {
  name: string;
  towers: readonly TowerCount[];
  names: TowerNames;
  /** How often the most built tower of all tables was. */
  most: number;
  /** Seasons counted, for screen readers. */
  period: string;
  sort: Sort<SummaryColumn>;
};

const HEADINGS = ['tower', 'descarregats', 'carregats'] as const;

export function TierTable({ name, towers, most, names, period, sort }: TierTableProps) {
  return (
    <table className={`table keep-colours ${styles.table}`}>
      <caption className={`display title-s bolder ${styles.caption}`}>
        {name} <span className="visually-hidden">({period})</span>
      </caption>
      <SortHead columns={HEADINGS} sort={sort} />
      <tbody>
        {towers.map((tower) => (
          <TierRow key={tower.code} tower={tower} name={names[tower.code]} most={most} />
        ))}
      </tbody>
    </table>
  );
}

/** All bars have one scale: the square root, so that those of a few are seen. */
function TierRow({ tower, name, most }: { tower: TowerCount; name: string | undefined; most: number }) {
  const { code, descarregats, carregats } = tower;
  const scale = 100 / Math.sqrt(most * Math.max(1, timesBuilt(tower)));
  return (
    <tr data-built={wasBuilt(tower)}>
      <th scope="row">
        <TowerTag label={code} code={code} name={name} />
        <span className={`row ${styles.bar}`} aria-hidden="true">
          <span style={{ inlineSize: `${scale * descarregats}%` }} />
          <span style={{ inlineSize: `${scale * carregats}%` }} />
        </span>
      </th>
      <td data-numeric>{descarregats}</td>
      <td data-numeric>{carregats}</td>
    </tr>
  );
}

export type SummaryColumn = 'tower' | 'descarregats' | 'carregats';

/** `place`: position by merit within the group, from 0. */
type Placed = TowerCount & { readonly place: number };

const columns: Columns<Placed, SummaryColumn> = {
  tower: { value: ({ place }) => -place, first: 'descending' },
  descarregats: { value: ({ descarregats }) => descarregats, first: 'descending' },
  carregats: { value: ({ carregats }) => carregats, first: 'descending' },
};

export const timesBuilt = ({ descarregats, carregats }: TowerCount): number => descarregats + carregats;
export const wasBuilt = (tower: TowerCount): boolean => timesBuilt(tower) > 0;

export function useSortedSummary(summary: Summary): { summary: Summary; sort: Sort<SummaryColumn> } {
  const sort = useSort(columns, 'tower');
  const { column, direction } = sort;
  const sorted = useMemo(() => {
    const inOrder = (towers: readonly TowerCount[]) => {
      const sorted = sortRows(
        towers.map((tower, place) => ({ ...tower, place })),
        columns[column].value,
        direction,
      );
      if (column !== 'tower') return sorted;
      // By merit, the first rows of the page would be castells that the club has never built.
      return [...sorted.filter(wasBuilt), ...sorted.filter((tower) => !wasBuilt(tower))];
    };
    return {
      ...summary,
      tiers: summary.tiers.map((tier) => ({ ...tier, towers: inOrder(tier.towers) })),
      unscored: inOrder(summary.unscored),
    };
  }, [summary, column, direction]);
  return { summary: sorted, sort };
}
