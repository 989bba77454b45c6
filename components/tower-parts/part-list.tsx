import type { TowerPart } from '@/lib/tower-parts/part';
import styles from './part-list.module.css';

/** Definitions; each name is a link to itself, which lights its people up in the drawings. */
export function PartList({ parts }: { parts: readonly TowerPart[] }) {
  return (
    <dl className={styles.list}>
      {parts.map(({ id, name, definition }) => (
        <div key={id} id={id} className={styles.part}>
          <dt>
            <a href={`#${id}`}>{name}</a>
          </dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
