import { shouldersOf } from '@/lib/towers/drawing/elevation';
import type { Drawing, Figure, Role } from '@/lib/towers/drawing/figure';

export type TowerPart = {
  /** Anchor. */
  readonly id: string;
  readonly name: string;
  readonly definition: string;
  readonly highlights: readonly Role[];
};

export type Side = 'start' | 'end';
/** Ids of parts. */
export type PartLabels = Readonly<Record<Side, readonly string[]>>;
export type Labelled = Pick<TowerPart, 'id' | 'name' | 'highlights'>;

export type Label = {
  readonly id: string;
  readonly name: string;
  /** End of the line, in percent of the drawing. */
  readonly x: number;
  readonly y: number;
  /** In percent. */
  readonly labelY: number;
};

/**
 * Elevations put a label at the height of its part, plans spread labels evenly. Percentages: `gap` is the minimum
 * distance, `reach` the width of names on phones, beyond which lines end if possible.
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

/** Ascending, at least `gap` apart, within 0 to 100. */
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

/** Shoulders in elevations, heads in plans. */
function pointOf({ box, view }: Drawing): (figure: Figure) => Point {
  return (figure) => {
    const y = view === 'plan' ? figure.y : figure.y - shouldersOf(figure);
    return {
      x: Math.round(((figure.x - box.x) * 1000) / box.width) / 10,
      y: Math.round(((y - box.y) * 1000) / box.height) / 10,
    };
  };
}

/**
 * Fades other people when a part is the `:target`. Elevations mark people by part and floor, plans by role.
 */
export function highlightRules(parts: readonly Labelled[], drawing: Drawing): string {
  const people = drawing.view === 'plan' ? '[data-role]' : '[data-part]';
  const view = `[data-view="${drawing.view}"]`;
  return parts
    .map(({ id, highlights }) => {
      const own = selectorsOf(highlights, drawing);
      if (own.length === 0) return '';
      const scope = `:root:has(#${id}:target) ${view}`;
      return `${scope} ${people}:not(${own.join()}){opacity:.22}`;
    })
    .join('');
}

function selectorsOf(roles: Labelled['highlights'], drawing: Drawing): string[] {
  const figures = drawing.figures.filter(({ role }) => roles.includes(role));
  const selectors = figures.map(({ part, floor, role }) =>
    drawing.view === 'plan' ? `[data-role="${role}"]` : `[data-part="${part}"][data-floor="${floor}"]`,
  );
  return [...new Set(selectors)];
}
