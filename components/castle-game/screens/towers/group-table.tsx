import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { TOWERS_TEXTS } from '@/content/interface/castle-game/towers';
import type { TableTower, TowerTable } from '@/lib/castle-game/screens/tower-tables';
import { missingLabel, withinReach } from '@/lib/castle-game/words';
import { formatInteger } from '@/lib/text/number';
import { TowerCode } from '../../frame/tower-code';
import styles from './group-table.module.css';

export function GroupTable({ table: { group, towers, within } }: { readonly table: TowerTable }) {
  const id = `grup-${group}`;
  return (
    <section className={styles.group} data-closed={within === 0 || undefined}>
      <header className={styles.head}>
        <h3 id={id}>
          {TOWERS_TEXTS.group} {group}
        </h3>
        <p>{withinReach(within, towers.length)}</p>
      </header>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{TOWERS_TEXTS.code}</th>
            <th scope="col">{TOWERS_TEXTS.carregat}</th>
            <th scope="col">{TOWERS_TEXTS.descarregat}</th>
            <th scope="col">{TOWERS_TEXTS.people}</th>
          </tr>
        </thead>
        <tbody>
          {towers.map((tower) => (
            <TowerRow key={tower.code} tower={tower} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** `missing` counts the people that the team lacks. */
function TowerRow({ tower }: { readonly tower: TableTower }) {
  const { code, carregat, descarregat, people, missing, done } = tower;
  const locked = missing > 0;
  return (
    <tr data-locked={locked || undefined} title={locked ? missingLabel(missing) : undefined}>
      <th scope="row">
        <span className={styles.tower}>
          <TowerCode>{code}</TowerCode>
          {done && (
            <span role="img" aria-label={TOWERS_TEXTS.done} title={TOWERS_TEXTS.done} className={styles.done}>
              <CheckCircleIcon aria-hidden="true" size={18} weight="fill" />
            </span>
          )}
        </span>
      </th>
      <td>{formatInteger(carregat)}</td>
      <td>{formatInteger(descarregat)}</td>
      <td>
        <span className={styles.people}>
          {locked && (
            <span role="img" aria-label={`${TOWERS_TEXTS.lockedRow}, ${missingLabel(missing)}:`}>
              <LockSimpleIcon aria-hidden="true" size={16} weight="bold" />
            </span>
          )}
          {formatInteger(people)}
        </span>
      </td>
    </tr>
  );
}
