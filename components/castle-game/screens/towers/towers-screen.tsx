import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { LockMark } from '@/components/castle-game/shell/marks';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { TowerCode } from '@/components/castle-game/shell/tower-code';
import { membersCount } from '@/content/interface/castle-game/points-and-members';
import { missingLabel, TOWERS_TEXTS } from '@/content/interface/castle-game/towers';
import { type TableTower, type TowerTable, towerTables } from '@/lib/castle-game/screens/towers';
import { formatInteger } from '@/lib/text/catalan';
import styles from './towers-screen.module.css';

export function TowersScreen({ state: { team }, back }: ScreenProps) {
  return (
    <ScreenShell
      title={TOWERS_TEXTS.title}
      onBack={back}
      aside={<strong className="display title-s">{membersCount(team.members)}</strong>}
    >
      <div className="cluster baseline apart gap-2 gap-x-6">
        <p>{TOWERS_TEXTS.intro}</p>
        <ul className="cluster gap-1 gap-x-5 small">
          <li className="row middle gap-2">
            <CheckCircleIcon aria-hidden="true" className={styles.done} size={20} weight="fill" />
            {TOWERS_TEXTS.done}
          </li>
          <li className="row middle gap-2">
            <LockMark size={20} />
            {TOWERS_TEXTS.locked}
          </li>
        </ul>
      </div>
      <div className={styles.groups}>
        {towerTables(team).map((table) => (
          <GroupTable key={table.group} table={table} />
        ))}
      </div>
    </ScreenShell>
  );
}

function GroupTable({ table: { group, towers, within } }: { readonly table: TowerTable }) {
  const id = `grup-${group}`;
  return (
    <section className={`panel clip together ${styles.group}`} data-closed={within === 0 || undefined}>
      <header className={`row baseline apart gap-3 wash ${styles.head}`}>
        <h3 id={id}>
          {TOWERS_TEXTS.group} {group}
        </h3>
        <p className="small semibold">{TOWERS_TEXTS.withinReach(within, towers.length)}</p>
      </header>
      <table className={`table sums ${styles.table}`} aria-labelledby={id}>
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

function TowerRow({ tower }: { readonly tower: TableTower }) {
  const { code, carregat, descarregat, people, missing, done } = tower;
  const locked = missing > 0;
  return (
    <tr data-locked={locked || undefined} title={locked ? missingLabel(missing) : undefined}>
      <th scope="row">
        <span className={`inline baseline gap-1 ${styles.tower}`}>
          <TowerCode>{code}</TowerCode>
          {done && (
            <span
              role="img"
              aria-label={TOWERS_TEXTS.done}
              title={TOWERS_TEXTS.done}
              className={styles.doneTower}
            >
              <CheckCircleIcon aria-hidden="true" size={18} weight="fill" />
            </span>
          )}
        </span>
      </th>
      <td>{formatInteger(carregat)}</td>
      <td>{formatInteger(descarregat)}</td>
      <td>
        <span className={`inline baseline gap-1 ${styles.people}`}>
          {locked && (
            <span role="img" aria-label={`${TOWERS_TEXTS.lockedRow}, ${missingLabel(missing)}:`}>
              <LockMark size={16} />
            </span>
          )}
          {formatInteger(people)}
        </span>
      </td>
    </tr>
  );
}
