import { Prose } from '@/components/ui/text/prose';
import type { Dossier } from '@/lib/diades/views/tower-dossier';
import type { CatalogueTower } from '@/lib/towers/catalogue';
import { TowerDossier } from './tower-dossier';
import { TowerNeighbours } from './tower-neighbours';
import { TowerSlides } from './tower-slides';
import styles from './tower-view.module.css';

type TowerViewProps = {
  tower: CatalogueTower;
  neighbours: { previous: CatalogueTower | null; next: CatalogueTower | null };
  dossier: Dossier;
  /** Date of the build and of the results. */
  built: string;
  /** Route of the list of diades. */
  listPath: string;
};

export function TowerView({ tower, neighbours, dossier, built, listPath }: TowerViewProps) {
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
          <TowerDossier dossier={dossier} built={built} listPath={listPath} />
        </div>
      </div>
      <TowerNeighbours {...neighbours} />
    </article>
  );
}
