import { DAILY_PICTURES, dailyPicture, floorMark } from '@/lib/games/daily-castell/picture';
import type { DailyTower } from '@/lib/games/daily-castell/types';
import { silhouetteText, spokenTower } from '@/lib/games/daily-castell/words';
import { asset } from '@/lib/site/address';
import { capitalised } from '@/lib/text/sentence';
import { CASTELLS } from './castells';
import styles from './silhouette.module.css';

type SilhouetteProps = {
  readonly answer: DailyTower;
  /** Number of visible floors. */
  readonly floors: number;
  /** True when the day is over. */
  readonly whole: boolean;
};

/** In pixels, as all pictures of towers. */
const SIZE = { width: 480, height: 640 };

/** Draws the visible floors of the solution as a silhouette. */
export function Silhouette({ answer, floors, whole }: SilhouetteProps) {
  const file = asset(`/${DAILY_PICTURES}/${dailyPicture(CASTELLS, answer)}`);
  if (floors === 0 && !whole) return <p className={`${styles.stage} ${styles.empty}`}>{silhouetteText(0)}</p>;
  return (
    <div className={styles.stage}>
      <img
        src={whole ? file : `${file}#${floorMark(floors)}`}
        alt={whole ? capitalised(spokenTower(answer)) : silhouetteText(floors)}
        {...SIZE}
        data-whole={whole}
        className={styles.picture}
      />
    </div>
  );
}
