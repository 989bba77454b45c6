import { type Part, type Role, SHOULDER } from '@/lib/towers/drawing/figure';
import type { Support, Tower } from '@/lib/towers/types';
import type { Person, Spot } from './structure';

/** `towards` is the point to face. */
export type RingSpot = Spot & { readonly towards: Spot };

/**
 * Returns evenly spread spots around a segment on the x axis, or a circle if `half` is 0. `shift` is a fraction of a
 * step, to stagger rows.
 */
export function ring(centre: Spot, half: number, distance: number, count: number, shift = 0): RingSpot[] {
  const arc = Math.PI * distance;
  const length = 2 * arc + 4 * half;
  return Array.from({ length: count }, (_, index) => {
    const along = (((index + shift) / count) * length + length / 4) % length;
    return around(centre, half, distance, along, arc);
  });
}

/** Starts at the back of the right end, clockwise. */
function around(centre: Spot, half: number, distance: number, along: number, arc: number): RingSpot {
  const straight = 2 * half;
  const end = (side: 1 | -1, angle: number) => ({
    x: centre.x + side * half + side * distance * Math.sin(angle),
    z: centre.z - side * distance * Math.cos(angle),
    towards: { x: centre.x + side * half, z: centre.z },
  });
  if (along < arc) return end(1, along / distance);
  if (along < arc + straight) {
    const x = centre.x + half - (along - arc);
    return { x, z: centre.z + distance, towards: { x, z: centre.z } };
  }
  if (along < 2 * arc + straight) return end(-1, (along - arc - straight) / distance);
  const x = centre.x - half + (along - 2 * arc - straight);
  return { x, z: centre.z - distance, towards: { x, z: centre.z } };
}

/** `gap` is the distance between people. */
export function ringCount(half: number, distance: number, gap: number): number {
  return Math.max(4, Math.round((2 * Math.PI * distance + 4 * half) / gap));
}

type SupportRing = {
  readonly part: Part;
  readonly role: Role;
  readonly floor: number;
  /** Distances from the outermost column. */
  readonly rows: readonly number[];
  readonly gap: number;
  readonly scale: number;
};

const SUPPORT_RINGS = {
  f: { part: 'folre', role: 'folre', floor: 2, rows: [34, 66], gap: 36, scale: 0.97 },
  m: { part: 'manilles', role: 'manilla', floor: 3, rows: [30], gap: 36, scale: 0.94 },
  p: { part: 'puntals', role: 'puntal', floor: 4, rows: [27], gap: 48, scale: 0.91 },
} as const satisfies Record<string, SupportRing>;
export type SupportName = keyof typeof SUPPORT_RINGS;

const SUPPORT_NAMES = ['f', 'm', 'p'] as const satisfies readonly SupportName[];

export const ringsOf = (support: Support): readonly SupportName[] =>
  SUPPORT_NAMES.filter((name) => support.includes(name));

export type Core = { readonly centre: Spot; readonly half: number; readonly reach: number };

/** `grounded` puts the ring on the ground for rehearsal. */
export function raiseSupport(name: SupportName, core: Core, tower: number, grounded = false): Person[] {
  const { part, role, floor, rows, gap, scale } = SUPPORT_RINGS[name];
  return rows.flatMap((row, index) => {
    const distance = core.reach + row;
    const count = ringCount(core.half, distance, gap);
    return ring(core.centre, core.half, distance, count, index % 2 === 0 ? 0 : 0.5).map(
      (spot): Person => ({
        role,
        part,
        floor,
        tower,
        x: spot.x,
        z: spot.z,
        height: grounded ? 0 : (floor - 1) * SHOULDER * 0.985,
        scale,
        pose: 'reaching',
        towards: spot.towards,
        order: spot.z,
        depth: (core.centre.z + distance - spot.z) / (2 * distance),
        standsOn: [],
        holds: [],
      }),
    );
  });
}

/** Distances between rows and between people. */
export const ROW = 31;
const GAP = 34;

/** Taller castells need a wider pinya. */
export function pinyaRows({ structure, floors }: Tower): number {
  const spare = structure === 'P' || structure === 'V' ? 1 : ['T', '3', '4'].includes(structure) ? 2 : 3;
  return Math.min(7, Math.max(3, floors - spare));
}

const angleBetween = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** In steps between people. */
function stepsToRengles(spot: RingSpot, joined: boolean, rengles: readonly Spot[]): [number, number] {
  const axis = spot.towards;
  const beside = joined && Math.abs(spot.x - axis.x) < 1;
  const own = Math.atan2(spot.z - axis.z, spot.x - axis.x);
  const step = GAP / Math.max(GAP, Math.hypot(spot.x - axis.x, spot.z - axis.z));
  const near = joined ? rengles.filter(({ x, z }) => Math.hypot(x - axis.x, z - axis.z) < NEAR) : rengles;
  const gaps = beside
    ? rengles.map((rengla) => Math.abs(rengla.x - spot.x) / GAP)
    : near.map((rengla) => angleBetween(own, Math.atan2(rengla.z - axis.z, rengla.x - axis.x)) / step);
  const [nearest = Number.POSITIVE_INFINITY, second = Number.POSITIVE_INFINITY] = gaps.sort((a, b) => a - b);
  return [nearest, second];
}

/** Maximum distance to rengles of the same end of joined trunks. */
const NEAR = 100;

/**
 * `row` 0 touches the baixos, and `joined` means several trunks. In line with a rengla: primeres mans (contrafort in
 * row 0). Halfway: vents. Otherwise laterals, and cordons in outer rows.
 */
export function pinyaRole(row: number, spot: RingSpot, joined: boolean, rengles: readonly Spot[]): Role {
  if (row >= 4) return 'cordo';
  const [nearest, second] = stepsToRengles(spot, joined, rengles);
  if (nearest <= 0.55) return row === 0 ? 'contrafort' : 'primeres-mans';
  if (second - nearest <= 1.1 && second < Number.POSITIVE_INFINITY) return row === 0 ? 'agulla' : 'vent';
  return row === 0 ? 'crossa' : 'lateral';
}

/** Fixed offset within 4 units, to look natural. */
const sway = (a: number, b: number) => (((a * 7 + b * 11 + a * b * 3) % 9) - 4) * 0.95;

export function gatherPinya(
  core: Core,
  rows: number,
  rengles: readonly Spot[],
  tower: number,
  pose: 'reaching' | 'striding' = 'reaching',
): Person[] {
  const outer = core.reach + 30 + (rows - 1) * ROW;
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const distance = core.reach + 30 + row * ROW;
    const count = ringCount(core.half, distance, GAP);
    return ring(core.centre, core.half, distance, count, row % 2 === 0 ? 0 : 0.5).map(
      (spot, index): Person => ({
        role: pinyaRole(row, spot, core.half > 0, rengles),
        part: 'pinya',
        floor: 1,
        tower,
        x: spot.x + sway(index, row),
        z: spot.z + sway(row, index),
        height: 0,
        scale: 1,
        pose,
        towards: spot.towards,
        order: spot.z,
        depth: (core.centre.z + outer - spot.z) / (2 * outer),
        standsOn: [],
        holds: [],
      }),
    );
  });
}
