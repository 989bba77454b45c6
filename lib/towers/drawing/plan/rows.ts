import type { Tower } from '@/lib/towers/types';
import { pinyaRole, pinyaRows } from '../scene/pinya';
import { type RingSpot, ring, ringCount } from '../scene/rings';
import type { Spot } from '../scene/structure';
import { type PlanPerson, planRengles, soca, socaWithAgulla } from './soca';
import { planUnits } from './units';

/** Distances between people and between rows. */
const GAP = 33;
const ROW = 25;
/** Minimum distance between people. */
const ELBOW_ROOM = 20;

function rowsOf(tower: Tower): number {
  if (tower.neta) return 0;
  return tower.perSota || tower.caminant ? 1 : pinyaRows(tower);
}

/** Starts in line with the first rengla. */
function circle(centre: Spot, distance: number, count: number, first: number): RingSpot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = first + (index / count) * 2 * Math.PI;
    return {
      x: centre.x + distance * Math.cos(angle),
      z: centre.z + distance * Math.sin(angle),
      towards: centre,
    };
  });
}

/** From the axis outwards. Rows inside the soca only fill its gaps. */
function rowsAround(tower: Tower, index: number, middle: Spot): PlanPerson[] {
  const { units, centre, half, reach } = planUnits(tower, middle);
  const rengles = units.flatMap(planRengles);
  const sectors = half > 0 ? 2 : units.length > 1 ? 1 : rengles.length;
  const [first = centre] = rengles;
  const start = half > 0 ? 0 : Math.atan2(first.z - centre.z, first.x - centre.x);
  const inside = half > 0 ? 1 : units.length > 1 ? Math.floor(reach / ROW) - 1 : 0;
  const numbers = Array.from({ length: rowsOf(tower) + inside + 1 }, (_, row) => row - inside);
  return numbers.flatMap((row) => {
    const distance = Math.max(1, reach + row * ROW - 2);
    const count = Math.max(1, Math.round(ringCount(half, distance, GAP) / (2 * sectors))) * 2 * sectors;
    const spots = half > 0 ? ring(centre, half, distance, count) : circle(centre, distance, count, start);
    return spots.map(
      (spot): PlanPerson => ({
        ...spot,
        role: pinyaRole(Math.max(1, row), spot, half > 0, rengles),
        tower: index,
      }),
    );
  });
}

export function planTower(
  tower: Tower,
  index: number,
  centre: Spot,
): { soca: PlanPerson[]; rows: PlanPerson[] } {
  const inner = planUnits(tower, centre).units.flatMap((unit, place) =>
    tower.agulla && place === 0 ? socaWithAgulla(unit, index) : soca(unit, index),
  );
  if (tower.neta) return { soca: inner.filter(({ role }) => role === 'baix'), rows: [] };
  return { soca: inner, rows: rowsAround(tower, index, centre) };
}

/** Fills the gaps between towers with people of all pinyes. */
export function planBetween(towers: readonly Tower[], centres: readonly Spot[]): PlanPerson[] {
  const left = centres[0];
  const right = centres.at(-1);
  if (!left || !right || left === right) return [];
  const half = (right.x - left.x) / 2;
  const reach = Math.min(...towers.map((tower) => planUnits(tower, left).reach));
  const rows = Math.min(...towers.map(rowsOf));
  return Array.from({ length: rows + 1 }, (_, row) => reach + row * ROW)
    .flatMap((distance) => ring({ x: 0, z: 0 }, half, distance, ringCount(half, distance, GAP)))
    .filter((spot) => Math.abs(spot.x) < half)
    .map((spot): PlanPerson => ({ ...spot, role: 'cordo', tower: 0 }));
}

/** Drops people who would overlap an earlier one. */
export function spaced(people: readonly PlanPerson[]): PlanPerson[] {
  const placed: PlanPerson[] = [];
  for (const person of people) {
    const room = placed.every(({ x, z }) => Math.hypot(x - person.x, z - person.z) >= ELBOW_ROOM);
    if (room) placed.push(person);
  }
  return placed;
}
