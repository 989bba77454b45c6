import { Prose } from '@/components/ui/prose';
import type { CatalogueTower } from '@/content/towers/types';
import type { Dossier } from '@/lib/diades/views/tower-dossier';
import { TowerDossier } from './tower-dossier';
import { TowerNeighbours } from './tower-neighbours';
import { TowerSlides } from './tower-slides';
import styles from './tower-view.module.css';

type TowerViewProps = {
  tower: CatalogueTower;
  neighbours: { previous: CatalogueTower | null; next: CatalogueTower | null };
  dossier: Dossier;
};

/** One tower: its code and name, its pictures, its text, its history, and the towers beside it in merit. */
export function TowerView({ tower, neighbours, dossier }: TowerViewProps) {
  return (
    <article className={styles.tower}>
      <div className={styles.sides}>
        <div className={styles.pictures}>
          <TowerSlides tower={tower} />
        </div>
        <div className={styles.text}>
          <h1 className={styles.title}>
            <span className={styles.code} aria-hidden="true">
              {tower.code}
            </span>
            <span className={styles.words}>{tower.name}</span>
          </h1>
          <Prose paragraphs={tower.text} />
          <TowerDossier dossier={dossier} />
        </div>
      </div>
      <TowerNeighbours {...neighbours} />
    </article>
  );
}
