import { TOWERS_TEXTS } from '@/content/interface/castle-game/towers';
import type { TowerTable } from '@/lib/castle-game/screens/tower-tables';
import { withinReach } from '@/lib/castle-game/words';
import styles from './group-table.module.css';
import { TowerRow } from './tower-row';

/** The towers of one group of difficulty. */
export function GroupTable({ table: { grup, towers, within } }: { readonly table: TowerTable }) {
  const id = `grup-${grup}`;
  return (
    <section className={styles.group} data-closed={within === 0 || undefined}>
      <header className={styles.head}>
        <h3 id={id}>
          {TOWERS_TEXTS.group} {grup}
        </h3>
        <p>{withinReach(within, towers.length)}</p>
      </header>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{TOWERS_TEXTS.castell}</th>
            <th scope="col">{TOWERS_TEXTS.carregat}</th>
            <th scope="col">{TOWERS_TEXTS.descarregat}</th>
            <th scope="col">{TOWERS_TEXTS.gent}</th>
          </tr>
        </thead>
        <tbody>
          {towers.map((tower) => (
            <TowerRow key={tower.castell} tower={tower} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
