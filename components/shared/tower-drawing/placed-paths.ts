import type { Figure } from '@/lib/towers/drawing/figure';
import { castKey, castOf } from './casting';
import { INK } from './ink';
import { type Cast, type Shape, shapesOf } from './person-shapes';

/** Whole tenths of a drawing unit, so that the errors of rounding do not add up. */
const tenths = (value: number) => Math.round(value * 10);

const listed = (values: readonly number[]): string =>
  values
    .map((value) => ` ${value / 10}`.replace(' -', '-'))
    .join('')
    .trimStart();

/** In tenths. The first point places the path; all others are relative to it. */
type LoosePath = { readonly x: number; readonly y: number; readonly rest: string };

const placed = (path: LoosePath, x: number, y: number) => `M${listed([x + path.x, y + path.y])}${path.rest}`;

/** Reads absolute commands, each with its letter. Adds what they reach to `xs` and `ys`. */
function loosePath(parts: Shape['parts'], scale: number, xs: number[], ys: number[]): LoosePath | undefined {
  let x = 0;
  let y = 0;
  let start: { x: number; y: number } | undefined;
  let path: LoosePath | undefined;
  for (const { d, at } of parts)
    for (const [, command = '', list = ''] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
      const numbers = (list.match(/-?\d+\.?\d*|-?\.\d+/g) ?? []).map(Number);
      const arc = command === 'A' ? numbers.splice(0, 5) : [];
      const radius = tenths((arc[0] ?? 0) * scale);
      let next = command === 'Z' && start ? start : { x, y };
      const moves = numbers.map((value, index) => {
        const across = command !== 'V' && index % 2 === 0;
        next = across ? { ...next, x: tenths(value * scale) } : { ...next, y: tenths((value + at) * scale) };
        xs.push(next.x - radius, next.x + radius);
        ys.push(next.y - radius, next.y + radius);
        return across ? next.x - x : next.y - y;
      });
      ({ x, y } = next);
      if (command === 'M') start = next;
      if (!path) path = { ...next, rest: '' };
      else {
        const [, tall = 0, ...flags] = arc;
        const ends = arc.length > 0 ? `${listed([radius, tenths(tall * scale)])} ${flags.join(' ')} ` : '';
        path = { ...path, rest: path.rest + command.toLowerCase() + ends + listed(moves) };
      }
    }
  return path;
}

type Kind = {
  readonly paths: readonly (LoosePath & Pick<Shape, 'ink' | 'opacity'> & { readonly layer: number })[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

function kindOf(cast: Cast, scale: number): Kind {
  const xs: number[] = [];
  const ys: number[] = [];
  const paths = shapesOf(cast).flatMap(({ parts, ink, opacity }, layer) => {
    const path = loosePath(parts, scale, xs, ys);
    return path ? [{ ...path, ink, opacity, layer }] : [];
  });
  return {
    paths,
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

const kinds = new Map<string, Kind>();

function knownKind(cast: Cast, scale: number): Kind {
  const key = `${castKey(cast)} ${scale}`;
  const kind = kinds.get(key) ?? kindOf(cast, scale);
  kinds.set(key, kind);
  return kind;
}

type Placed = { readonly kind: Kind; readonly cast: Cast; readonly x: number; readonly y: number };

const overlap = (one: Placed, other: Placed): boolean =>
  one.x + one.kind.left < other.x + other.kind.right &&
  other.x + other.kind.left < one.x + one.kind.right &&
  one.y + one.kind.top < other.y + other.kind.bottom &&
  other.y + other.kind.top < one.y + one.kind.bottom;

/** Groups people who do not overlap, each above those before that it overlaps. */
function planesOf(people: readonly Placed[]): Placed[][] {
  const planes: Placed[][] = [];
  for (const person of people) {
    const below = planes.findLastIndex((plane) => plane.some((other) => overlap(person, other)));
    const plane = planes[below + 1];
    if (plane) plane.push(person);
    else planes.push([person]);
  }
  return planes;
}

/** Undefined colours are inherited. */
function inkOf(
  ink: Shape['ink'],
  { skin, hair }: { readonly skin: string | undefined; readonly hair: string },
  shirt: string,
): string | undefined {
  const colours = { ...INK, shirt, skin, hair };
  return colours[ink];
}

export type PaintedPath = {
  readonly fill: string | undefined;
  readonly opacity: number | undefined;
  readonly d: string;
};

function pathsOfPlane(people: readonly Placed[], shirt: string): PaintedPath[] {
  const paths = new Map<string, PaintedPath & { readonly layer: number }>();
  for (const { kind, cast, x, y } of people)
    for (const path of kind.paths) {
      const { ink, opacity, layer } = path;
      const fill = inkOf(ink, cast, shirt);
      const key = `${layer} ${fill} ${opacity}`;
      const d = (paths.get(key)?.d ?? '') + placed(path, x, y);
      paths.set(key, { fill, opacity, layer, d });
    }
  return [...paths.values()]
    .sort((a, b) => a.layer - b.layer)
    .map(({ fill, opacity, d }) => ({ fill, opacity, d }));
}

/** The paths of one kind of person, who inherits skin from `fill` and hair from `color`. */
export const symbolPaths = (cast: Cast, shirt: string): PaintedPath[] =>
  knownKind(cast, 1).paths.map((path) => ({
    fill: inkOf(path.ink, { skin: undefined, hair: 'currentColor' }, shirt),
    opacity: path.opacity,
    d: placed(path, 0, 0),
  }));

/** What paints the figures, in painting order: people who do not overlap share one path for each colour. */
export function paintedPaths(figures: readonly Figure[], shirt: string): PaintedPath[] {
  const people = figures.map((figure): Placed => {
    const { x, y, scale } = figure;
    const cast = castOf(figure);
    // Markup of hundreds of people must stay small.
    const place =
      scale === 1 ? { x: 10 * Math.round(x), y: 10 * Math.round(y) } : { x: tenths(x), y: tenths(y) };
    return { ...place, cast, kind: knownKind(cast, scale) };
  });
  return planesOf(people).flatMap((plane) => pathsOfPlane(plane, shirt));
}
