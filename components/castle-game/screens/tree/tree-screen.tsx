import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { TowerCode } from '@/components/castle-game/shell/tower-code';
import { PICKER_TEXTS } from '@/content/interface/castle-game/picker';
import {
  chanceText,
  leaningText,
  stateText,
  TREE_TEXTS,
  treeDone,
} from '@/content/interface/castle-game/tree';
import { type TreeTower, towerTrees } from '@/lib/castle-game/screens/tree';
import styles from './tree-screen.module.css';

/** Which tower leans on which, as nested lists that CSS draws as trees. */
export function TreeScreen({ state: { team }, back }: Pick<ScreenProps, 'state' | 'back'>) {
  const trees = towerTrees(team);
  const isNew = trees.every(({ tried }) => !tried);
  return (
    <ScreenShell title={TREE_TEXTS.title} onBack={back}>
      <p className={styles.intro}>{TREE_TEXTS.intro}</p>
      <div className={styles.trees}>
        {trees.map((tree, index) => (
          <details
            key={tree.structure}
            className={`panel together ${styles.tree}`}
            open={isNew ? index === 0 : tree.tried}
          >
            <summary className="fold">
              <h3>{PICKER_TEXTS.structures[tree.structure]}</h3>{' '}
              <span className="soft">{treeDone(tree)}</span>
            </summary>
            <Branch towers={tree.roots} />
          </details>
        ))}
      </div>
    </ScreenShell>
  );
}

function Branch({ towers }: { towers: readonly TreeTower[] }) {
  return (
    <ul className={styles.branch}>
      {towers.map((tower) => (
        <li key={tower.code}>
          <div className={`round-s relative ${styles.tower}`} data-state={tower.state}>
            <p className="cluster baseline gap-0 gap-x-2">
              <TowerCode>{tower.code}</TowerCode> <b>{chanceText(tower)}</b>{' '}
              <span className={`small strong push ${styles.state}`}>{stateText(tower)}</span>
            </p>
            <p className={styles.leaning}>{leaningText(tower.leansOn)}</p>
          </div>
          {tower.above.length > 0 && <Branch towers={tower.above} />}
        </li>
      ))}
    </ul>
  );
}
