import type { TowerPart } from '@/lib/tower-parts/part';
import styles from './part-list.module.css';

/** Each name links to itself: `:target` highlights its people in the drawings. */
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
