import { PageLink } from '@/components/ui/page-link';
import { TOWER_TEXTS } from '@/content/interface/towers';
import { towerPath } from '@/lib/towers/address';
import type { CatalogueTower } from '@/lib/towers/catalogue';
import styles from './tower-neighbours.module.css';

type TowerNeighboursProps = { previous: CatalogueTower | null; next: CatalogueTower | null };

export function TowerNeighbours({ previous, next }: TowerNeighboursProps) {
  return (
    <nav aria-label={TOWER_TEXTS.neighbours} className={styles.neighbours}>
      {previous && <Neighbour tower={previous} direction={TOWER_TEXTS.previous} />}
      {next && <Neighbour tower={next} direction={TOWER_TEXTS.next} end />}
    </nav>
  );
}

function Neighbour({ tower, direction, end }: { tower: CatalogueTower; direction: string; end?: boolean }) {
  return (
    <PageLink href={towerPath(tower.code)} className={`${styles.neighbour} ${end ? styles.next : ''}`}>
      <span className={styles.direction}>{direction}</span>
      <span className={styles.code} aria-hidden="true">
        {tower.code}
      </span>
      <span>{tower.name}</span>
    </PageLink>
  );
}
