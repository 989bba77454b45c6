import { shouldersOf } from '@/lib/towers/drawing/elevation';
import type { Drawing, Figure } from '@/lib/towers/drawing/figure';
import type { TowerPart } from './part';

export type Side = 'start' | 'end';
/** Ids of the parts that are named on each side of a drawing. */
export type PartLabels = Readonly<Record<Side, readonly string[]>>;
/** What a label needs to know of a part. */
export type Labelled = Pick<TowerPart, 'id' | 'name' | 'highlights'>;

export type Label = {
  readonly id: string;
  readonly name: string;
  /** Where the line ends, on a person: hundredths of the drawing's width and height. */
  readonly x: number;
  readonly y: number;
  /** Height of the label itself, in hundredths of the drawing's height. */
  readonly labelY: number;
};

/**
 * Labels of some parts on one side of a drawing, each with its own height and a person of the part to point at.
 * Elevations name a part at its own height, plans share the side out evenly. Labels keep `gap` hundredths between
 * them, and point past `reach`, the hundredths of the width that names may cover on a phone, when somebody of the part
 * stands there. A part that nobody of the drawing belongs to gets no label.
 */
export function placeLabels(
  parts: readonly Labelled[],
  drawing: Drawing,
  side: Side,
  { gap, reach }: { gap: number; reach: number },
): Label[] {
  const wished = parts.flatMap((part, index) => {
    const people = drawing.figures.filter(({ role }) => part.highlights.includes(role)).map(pointOf(drawing));
    if (people.length === 0) return [];
    const slot = ((index + 0.5) * 100) / parts.length;
    const wish = drawing.view === 'plan' ? slot : mean(people.map(({ y }) => y));
    const edge = { x: side === 'start' ? 0 : 100, y: wish };
    const inSight = people.filter(({ x }) => (side === 'start' ? x > reach : x < 100 - reach));
    const target = (inSight.length > 0 ? inSight : people).reduce((best, point) =>
      distance(point, edge) < distance(best, edge) ? point : best,
    );
    return [{ id: part.id, name: part.name, ...target, wish }];
  });
  const heights = spread(
    wished.map(({ wish }) => wish),
    gap,
  );
  return wished
    .sort((a, b) => a.wish - b.wish)
    .map(({ wish, ...label }, index) => ({ ...label, labelY: heights[index] ?? wish }));
}

/** Heights in growing order, at least `gap` apart, as near to the wished ones as the space from 0 to 100 allows. */
export function spread(wishes: readonly number[], gap: number): number[] {
  const heights = [...wishes].sort((a, b) => a - b);
  heights.forEach((wish, index) => {
    heights[index] = Math.max(wish, gap / 2, (heights[index - 1] ?? Number.NEGATIVE_INFINITY) + gap);
  });
  for (let index = heights.length - 1, limit = 100 - gap / 2; index >= 0; index--, limit -= gap) {
    heights[index] = Math.min(heights[index] ?? limit, limit);
  }
  return heights;
}

type Point = { readonly x: number; readonly y: number };

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** Shoulders from the front, the head from above, in hundredths of the visible box. */
function pointOf({ box, view }: Drawing): (figure: Figure) => Point {
  return (figure) => {
    const y = view === 'plan' ? figure.y : figure.y - shouldersOf(figure);
    return {
      x: Math.round(((figure.x - box.x) * 1000) / box.width) / 10,
      y: Math.round(((y - box.y) * 1000) / box.height) / 10,
    };
  };
}
