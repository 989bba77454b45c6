import type { PartLabels } from '@/lib/tower-parts/labels';
import type { TowerPart } from '@/lib/tower-parts/part';
import type { View } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';
import { LabelledDrawing } from './labelled-drawing';
import { PartList } from './part-list';
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
    <section className={styles.parts} aria-labelledby={view}>
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
