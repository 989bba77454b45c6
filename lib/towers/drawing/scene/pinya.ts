import type { Tower } from '@/lib/towers/types';
import type { Role } from '../figure';
import type { Person } from './person';
import { type RingSpot, ring, ringCount } from './rings';
import type { Spot } from './structure';
import type { Core } from './supports';

/** Distances between rows and between people. */
export const ROW = 31;
const GAP = 34;

/** Taller castells need a wider pinya. */
export function pinyaRows({ structure, floors }: Tower): number {
  const spare = { P: 1, V: 1, T: 2, '3': 2, '4': 2, '5': 3, '7': 3, '8': 3, '9': 3, '10': 3 }[structure];
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
