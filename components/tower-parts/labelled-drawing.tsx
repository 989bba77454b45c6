import { type CSSProperties, Fragment } from 'react';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import {
  highlightRules,
  type Label,
  type Labelled,
  type PartLabels,
  placeLabels,
  type Side,
} from '@/lib/tower-parts/parts';
import { drawTower } from '@/lib/towers/drawing/draw';
import type { Drawing, View } from '@/lib/towers/drawing/figure';
import type { Construction } from '@/lib/towers/types';
import styles from './labelled-drawing.module.css';

/** Height of a label and width that it may cover, as percentages of the drawing on a phone. */
const ROOM = { gap: 8.5, reach: 28 };

/** Distance from the edge, in percent, where the shortest label still covers the start of a line. */
const UNDER = 11;

type LabelledDrawingProps = {
  construction: Construction;
  view: View;
  parts: readonly Labelled[];
  labels: PartLabels;
  caption: string;
};

/** Each label links to its definition and highlights the part. */
export function LabelledDrawing({ construction, view, parts, labels, caption }: LabelledDrawingProps) {
  const drawing = drawTower(construction, view);
  const named = (side: Side) =>
    placeLabels(
      labels[side].flatMap((id) => parts.find((part) => part.id === id) ?? []),
      drawing,
      side,
      ROOM,
    );
  return (
    <figure className={`stack gap-4 ${styles.figure}`} data-view={view}>
      <style href={`parts-${view}`} precedence="page">
        {highlightRules(parts, drawing)}
      </style>
      <div className={`relative mx-auto ${styles.drawing}`} style={ratio(drawing.box)}>
        <TowerDrawing construction={construction} view={view} prefix={view} />
        {(['start', 'end'] as const).map((side) => (
          <Labels key={side} side={side} labels={named(side)} />
        ))}
      </div>
      <figcaption className="note text-center balance">{caption}</figcaption>
    </figure>
  );
}

function ratio({ width, height }: Drawing['box']): CSSProperties {
  // `CSSProperties` does not allow custom properties.
  return { '--ratio': `${width} / ${height}` } as CSSProperties;
}

function Labels({ side, labels }: { side: Side; labels: readonly Label[] }) {
  const fromEdge = (hundredths: number) => (side === 'start' ? hundredths : 100 - hundredths);
  return (
    <>
      <svg
        className={`absolute ${styles.lines}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {labels.map(({ id, x, y, labelY }) => (
          <Fragment key={id}>
            <path
              className={`hidden ${styles.beside}`}
              d={`M${fromEdge(0)} ${labelY}L${x} ${y}`}
              vectorEffect="non-scaling-stroke"
            />
            <path
              className={styles.over}
              d={`M${fromEdge(UNDER)} ${labelY}H${fromEdge(ROOM.reach)}L${x} ${y}`}
              vectorEffect="non-scaling-stroke"
            />
          </Fragment>
        ))}
      </svg>
      <ul className={styles.labels} data-side={side}>
        {labels.map(({ id, name, labelY }) => (
          <li key={id} style={{ insetBlockStart: `${labelY}%` }}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
