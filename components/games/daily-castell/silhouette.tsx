import { DAILY_PICTURES, dailyPicture, floorMark } from '@/lib/games/daily-castell/picture';
import type { DailyTower } from '@/lib/games/daily-castell/types';
import { silhouetteText, spokenTower } from '@/lib/games/daily-castell/words';
import { asset } from '@/lib/site/address';
import { capitalised } from '@/lib/text/sentence';
import { CASTELLS } from './castells';
import styles from './silhouette.module.css';

type SilhouetteProps = {
  readonly answer: DailyTower;
  /** How many are up. */
  readonly floors: number;
  /** Whether the day is over, so that the tower is seen as it is. */
  readonly whole: boolean;
};

/** Of all pictures of towers: three by four. */
const SIZE = { width: 480, height: 640 };

/** The tower of the day as far as it has come up, dark until it is known. */
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
