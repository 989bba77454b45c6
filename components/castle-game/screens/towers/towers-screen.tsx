import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/ssr/LockSimple';
import { TOWERS_TEXTS } from '@/content/interface/castle-game/towers';
import { towerTables } from '@/lib/castle-game/screens/tower-tables';
import { membersCount } from '@/lib/castle-game/words';
import { ScreenFrame } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { GroupTable } from './group-table';
import styles from './towers-screen.module.css';

export function TowersScreen({ state: { team }, back }: ScreenProps) {
  return (
    <ScreenFrame
      title={TOWERS_TEXTS.title}
      onBack={back}
      aside={<strong className={styles.members}>{membersCount(team.members)}</strong>}
    >
      <div className={styles.intro}>
        <p>{TOWERS_TEXTS.intro}</p>
        <ul className={styles.key}>
          <li>
            <CheckCircleIcon aria-hidden="true" className={styles.done} size={20} weight="fill" />
            {TOWERS_TEXTS.done}
          </li>
          <li>
            <LockSimpleIcon aria-hidden="true" size={20} weight="bold" />
            {TOWERS_TEXTS.locked}
          </li>
        </ul>
      </div>
      <div className={styles.groups}>
        {towerTables(team).map((table) => (
          <GroupTable key={table.group} table={table} />
        ))}
      </div>
    </ScreenFrame>
  );
}
