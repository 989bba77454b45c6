import { towerPartsPage } from '@/content/pages/parts-castell';
import { towerParts } from '@/content/tower-parts';
import { partLabels } from '@/content/tower-parts/labels';
import type { TowerPart } from '@/content/tower-parts/types';
import { parseConstruction } from '@/lib/towers/notation';
import { LabelledDrawing } from './labelled-drawing';
import { PartList } from './part-list';
import styles from './tower-parts.module.css';

type TowerPartsProps = {
  view: keyof typeof partLabels;
  title: string;
  caption: string;
  /** Definitions that stand beside this drawing. */
  parts: readonly TowerPart[];
};

/** One drawing of a castell with its parts named, and their definitions beside it. */
export function TowerParts({ view, title, caption, parts }: TowerPartsProps) {
  const { code } = towerPartsPage;
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(`${code} is no tower: ${parsed.problem.kind}`);
  return (
    <section className={styles.parts} aria-labelledby={view}>
      <h2 id={view} className={styles.title}>
        {title}
      </h2>
      <div className={styles.drawing}>
        <LabelledDrawing
          construction={parsed.construction}
          view={view}
          parts={towerParts}
          labels={partLabels[view]}
          caption={caption}
        />
      </div>
      <PartList parts={parts} />
    </section>
  );
}
