import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import { pictureOf } from '@/lib/castle-game/screens/missions';
import type { Mission } from '@/lib/castle-game/types';
import styles from './mission-picture.module.css';

/** The first tower that a mission asks for, in the team's shirts. Its name stands beside it, in the objective. */
export function MissionPicture({ mission }: { readonly mission: Mission }) {
  const construction = pictureOf(mission);
  if (!construction) return null;
  return (
    <div className={styles.picture} aria-hidden="true">
      <TowerDrawing construction={construction} className={styles.tower} />
    </div>
  );
}
