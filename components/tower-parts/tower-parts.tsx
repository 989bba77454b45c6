import type { PartLabels, TowerPart } from '@/lib/tower-parts/parts';
import type { View } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';
import { LabelledDrawing } from './labelled-drawing';
import styles from './tower-parts.module.css';

type TowerPartsProps = {
  /** Code of the drawn tower. */
  code: string;
  view: View;
  title: string;
  caption: string;
  /** Definitions beside this drawing. */
  parts: readonly TowerPart[];
  /** All parts that can be labelled and highlighted. */
  allParts: readonly TowerPart[];
  labels: PartLabels;
};

export function TowerParts({ code, view, title, caption, parts, allParts, labels }: TowerPartsProps) {
  return (
    <section className={`stack gap-5 gap-x-7 ${styles.parts}`} aria-labelledby={view}>
      <h2 id={view} className={styles.title}>
        {title}
      </h2>
      <div className={styles.drawing}>
        <LabelledDrawing
          construction={constructionOf(code)}
          view={view}
          parts={allParts}
          labels={labels}
          caption={caption}
        />
      </div>
      <PartList parts={parts} />
    </section>
  );
}

/** Each name links to itself: `:target` highlights its people in the drawings. */
function PartList({ parts }: { parts: readonly TowerPart[] }) {
  return (
    <dl className="stack top keep-colours">
      {parts.map(({ id, name, definition }) => (
        <div key={id} id={id} className={`round-s together ${styles.part}`}>
          <dt>
            <a href={`#${id}`}>{name}</a>
          </dt>
          <dd>{definition}</dd>
        </div>
      ))}
    </dl>
  );
}
