import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import { COLUMN_NAMES, SUMMARY_TEXTS } from '@/content/interface/statistics';
import type { TowerCount } from '@/lib/diades/views/summary';
import type { TowerNames } from '@/lib/diades/views/tower-names';
import { SortHeader } from '../table/sort-header';
import type { Sort } from '../table/use-sort';
import styles from './tier-table.module.css';
import type { SummaryColumn } from './use-sorted-summary';

type TierTableProps = {
  name: string;
  towers: readonly TowerCount[];
  names: TowerNames;
  season: string | null;
  sort: Sort<SummaryColumn>;
};

/** The towers of a tier. Those never built are dimmed. */
export function TierTable({ name, towers, names, season, sort }: TierTableProps) {
  const most = Math.max(1, ...towers.map(({ descarregats, carregats }) => descarregats + carregats));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {name} <span className={styles.unseen}>({season ?? SUMMARY_TEXTS.inEverySeason})</span>
      </caption>
      <thead>
        <tr>
          <SortHeader column="tower" sort={sort}>
            {COLUMN_NAMES.tower}
          </SortHeader>
          <SortHeader column="descarregats" sort={sort} numeric>
            {COLUMN_NAMES.descarregats}
          </SortHeader>
          <SortHeader column="carregats" sort={sort} numeric>
            {COLUMN_NAMES.carregats}
          </SortHeader>
        </tr>
      </thead>
      <tbody>
        {towers.map((tower) => (
          <TierRow key={tower.code} tower={tower} name={names[tower.code]} most={most} />
        ))}
      </tbody>
    </table>
  );
}

/** The bar is relative to the most built tower of the tier. */
function TierRow({ tower, name, most }: { tower: TowerCount; name: string | undefined; most: number }) {
  const { code, descarregats, carregats } = tower;
  return (
    <tr data-built={descarregats + carregats > 0}>
      <th scope="row">
        <TowerTag label={code} code={code} name={name} />
        <span className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${(100 * descarregats) / most}%` }} />
          <span style={{ inlineSize: `${(100 * carregats) / most}%` }} />
        </span>
      </th>
      <td data-numeric>{descarregats}</td>
      <td data-numeric>{carregats}</td>
    </tr>
  );
}
