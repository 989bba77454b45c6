import { buildScene } from '@/lib/towers/drawing/scene/build-scene';
import type { Construction, Tower, Training } from '@/lib/towers/types';
import type { Drawing, Figure } from '../figure';
import type { Spot } from '../scene/structure';
import { planBetween, planTower, spaced } from './rows';
import type { PlanPerson } from './soca';
import { planHalfWidth } from './units';

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

/** Places the socas first and drops people who overlap. */
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
