import Link from 'next/link';
import type { CatalogueTower } from '@/content/towers/types';
import { towerPath } from '@/lib/towers/address';
import styles from './tower-neighbours.module.css';

type TowerNeighboursProps = { previous: CatalogueTower | null; next: CatalogueTower | null };

export function TowerNeighbours({ previous, next }: TowerNeighboursProps) {
  return (
    <nav aria-label="Altres castells" className={styles.neighbours}>
      {previous && <Neighbour tower={previous} direction="← Castell anterior" />}
      {next && <Neighbour tower={next} direction="Castell següent →" end />}
    </nav>
  );
}

function Neighbour({ tower, direction, end }: { tower: CatalogueTower; direction: string; end?: boolean }) {
  return (
    <Link
      href={towerPath(tower.code)}
      prefetch={false}
      className={`${styles.neighbour} ${end ? styles.next : ''}`}
    >
      <span className={styles.direction}>{direction}</span>
      <span className={styles.code} aria-hidden="true">
        {tower.code}
      </span>
      <span>{tower.name}</span>
    </Link>
  );
}
