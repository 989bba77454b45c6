import type { Construction, Tower, Training } from '@/lib/towers/types';
import type { Drawing, Figure } from './figure';
import { type PlanPerson, planHalfWidth, planRengles, planUnits, soca, socaWithAgulla } from './plan-units';
import { buildScene } from './scene/build-scene';
import { pinyaRole, pinyaRows, type RingSpot, ring, ringCount } from './scene/pinya';
import type { Spot } from './scene/structure';

const MARGIN = 30;
/** Distance between towers. */
const APART = 130;

/** The ring and the lower of its two floors. */
function planTraining(training: Training): PlanPerson[] {
  const people = buildScene(training);
  const lowest = Math.min(...people.map(({ floor }) => floor));
  return people
    .filter(({ floor }) => floor === lowest)
    .map(({ x, z, role, part, floor, tower, towards }) => ({ x, z, role, part, floor, tower, towards }));
}

function peopleOf(construction: Construction): PlanPerson[] {
  switch (construction.kind) {
    case 'tower':
      return everybody([construction]);
    case 'combination':
      return everybody(construction.towers);
    case 'training':
      return spaced(planTraining(construction));
  }
}

function centresOf(towers: readonly Tower[]): Spot[] {
  let edge = 0;
  const lefts = towers.map((tower) => {
    const x = edge + planHalfWidth(tower);
    edge = x + planHalfWidth(tower) + APART;
    return x;
  });
  return lefts.map((x) => ({ x: x - (edge - APART) / 2, z: 0 }));
}

const round = (value: number) => Math.round(value * 10) / 10;

function figureOf(person: PlanPerson, id: number, depth: number): Figure {
  return {
    id,
    role: person.role,
    part: person.part ?? 'pinya',
    floor: person.floor ?? 1,
    tower: person.tower,
    x: round(person.x),
    y: round(person.z),
    depth: round(depth),
    scale: 1,
    pose: 'reaching',
    facing: 'away',
    heading: Math.round(Math.atan2(person.towards.z - person.z, person.towards.x - person.x) * 100) / 100,
    hands: [],
    standsOn: [],
  };
}

const fromAxis = (person: PlanPerson) => Math.hypot(person.x - person.towards.x, person.z - person.towards.z);

/** Drops people who overlap. */
function everybody(towers: readonly Tower[]): PlanPerson[] {
  const centres = centresOf(towers);
  const planned = towers.map((tower, index) => planTower(tower, index, centres[index] ?? { x: 0, z: 0 }));
  const rows = planned.flatMap((tower) => tower.rows).sort((a, b) => fromAxis(a) - fromAxis(b));
  return spaced([...planned.flatMap((tower) => tower.soca), ...rows, ...planBetween(towers, centres)]);
}

/** Square top view, front at the bottom. */
export function drawPlan(construction: Construction): Drawing {
  // Paints outer people first: their hands go under the backs they push.
  const people = peopleOf(construction).reverse();
  const xs = people.map(({ x }) => x);
  const zs = people.map(({ z }) => z);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, z: (Math.min(...zs) + Math.max(...zs)) / 2 };
  const half = Math.ceil(
    Math.max(...people.flatMap(({ x, z }) => [Math.abs(x - middle.x), Math.abs(z - middle.z)])) + MARGIN,
  );
  const box = {
    x: Math.round(middle.x) - half,
    y: Math.round(middle.z) - half,
    width: 2 * half,
    height: 2 * half,
  };
  const near = box.y + box.height;
  const figures = people.map((person, id) => figureOf(person, id, (near - person.z) / box.height));
  return { view: 'plan', construction, box, ground: 0, figures };
}

/** Distances between people and between rows. */
const GAP = 33;
const ROW = 25;
/** Minimum distance between people. */
const ELBOW_ROOM = 20;

function rowsOf(tower: Tower): number {
  if (tower.neta) return 0;
  return tower.perSota || tower.caminant ? 1 : pinyaRows(tower);
}

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

function planTower(tower: Tower, index: number, centre: Spot): { soca: PlanPerson[]; rows: PlanPerson[] } {
  const inner = planUnits(tower, centre).units.flatMap((unit, place) =>
    tower.agulla && place === 0 ? socaWithAgulla(unit, index) : soca(unit, index),
  );
  if (tower.neta) return { soca: inner.filter(({ role }) => role === 'baix'), rows: [] };
  return { soca: inner, rows: rowsAround(tower, index, centre) };
}

/** Fills the gaps between towers with people of all pinyes. */
function planBetween(towers: readonly Tower[], centres: readonly Spot[]): PlanPerson[] {
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

function spaced(people: readonly PlanPerson[]): PlanPerson[] {
  const placed: PlanPerson[] = [];
  for (const person of people) {
    const room = placed.every(({ x, z }) => Math.hypot(x - person.x, z - person.z) >= ELBOW_ROOM);
    if (room) placed.push(person);
  }
  return placed;
}
