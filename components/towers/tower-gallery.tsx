import { Card } from '@/components/ui/card';
import { type CatalogueTower, towerPath } from '@/lib/towers/catalogue';
import styles from './tower-gallery.module.css';
import { TowerPicture } from './tower-picture';

type TowerGalleryProps = { towers: readonly CatalogueTower[]; level?: 2 | 3; eager?: number };

/** In the widest window. */
const COLUMNS = 6;

/** The first `eager` pictures load at once, the others near the viewport. */
export function TowerGallery({ towers, level = 2, eager = 0 }: TowerGalleryProps) {
  return (
    <ul className={`grid gap-5 ${styles.gallery}`} data-many={towers.length >= COLUMNS}>
      {towers.map((tower, index) => (
        <li key={tower.code}>
          <Card
            level={level}
            href={towerPath(tower.code)}
            picture={<TowerPicture tower={tower} link={tower.link} inGallery eager={index < eager} />}
            title={
              <>
                <span className="title-m tight block extrabold anywhere" aria-hidden="true">
                  {tower.code}
                </span>
                <span className={`note block ${styles.name}`}>{tower.name}</span>
              </>
            }
          />
        </li>
      ))}
    </ul>
  );
}
