import { type CSSProperties, Fragment } from 'react';
import { TowerDrawing } from '@/components/shared/tower-drawing/tower-drawing';
import {
  highlightRules,
  type Label,
  type Labelled,
  type PartLabels,
  placeLabels,
  type Side,
  type TowerPart,
} from '@/lib/tower-parts/parts';
import { drawTower } from '@/lib/towers/drawing/draw';
import type { Drawing, View } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import labelled from './labelled-drawing.module.css';
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
function LabelledDrawing({ construction, view, parts, labels, caption }: LabelledDrawingProps) {
  const drawing = drawTower(construction, view);
  const named = (side: Side) =>
    placeLabels(
      labels[side].flatMap((id) => parts.find((part) => part.id === id) ?? []),
      drawing,
      side,
      ROOM,
    );
  return (
    <figure className={`stack gap-4 ${labelled.figure}`} data-view={view}>
      <style href={`parts-${view}`} precedence="page">
        {highlightRules(parts, drawing)}
      </style>
      <div className={`relative mx-auto ${labelled.drawing}`} style={ratio(drawing.box)}>
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
        className={`absolute ${labelled.lines}`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {labels.map(({ id, x, y, labelY }) => (
          <Fragment key={id}>
            <path
              className={`hidden ${labelled.beside}`}
              d={`M${fromEdge(0)} ${labelY}L${x} ${y}`}
              vectorEffect="non-scaling-stroke"
            />
            <path
              className={labelled.over}
              d={`M${fromEdge(UNDER)} ${labelY}H${fromEdge(ROOM.reach)}L${x} ${y}`}
              vectorEffect="non-scaling-stroke"
            />
          </Fragment>
        ))}
      </svg>
      <ul className={labelled.labels} data-side={side}>
        {labels.map(({ id, name, labelY }) => (
          <li key={id} style={{ insetBlockStart: `${labelY}%` }}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
