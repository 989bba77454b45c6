import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { HOME_TEXTS } from '@/content/interface/castle-game/home';
import { bestTower } from '@/lib/castle-game/screens/best-tower';
import type { Team } from '@/lib/castle-game/types';
import { markedCode } from '@/lib/castle-game/words';
import { parseConstruction } from '@/lib/towers/notation';
import styles from './team-scene.module.css';

/** Drawn until the team has crowned a tower. */
const FIRST_TOWER = 'Pd3';

export function TeamScene({ team }: { team: Team }) {
  const best = bestTower(team);
  const parsed = parseConstruction(best?.code ?? FIRST_TOWER);
  if (!parsed.ok) return null;
  return (
    <figure className={styles.scene} data-dreamt={!best}>
      <TowerDrawing construction={parsed.construction} className={styles.drawing} />
      <figcaption>
        {best ? (
          <>
            {HOME_TEXTS.best} <strong>{markedCode(best.code, best.outcome)}</strong>
          </>
        ) : (
          HOME_TEXTS.firstPillar
        )}
      </figcaption>
    </figure>
  );
}
