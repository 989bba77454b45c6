import type { Construction } from '@/lib/towers/types';
import {
  ALETA,
  type Box,
  CROUCH,
  type Drawing,
  type Figure,
  HALF_SHOULDERS,
  HEAD,
  type Point,
  SHOULDER,
  TILT,
} from './figure';
import { buildScene } from './scene/build-scene';
import type { Person } from './scene/structure';

export type ElevationOptions = {
  /** `tight` fits the people. `card` is a 3:4 box, with one scale and ground line for all towers that fit. */
  readonly frame?: 'tight' | 'card';
};

const MARGIN = 14;
/** `cardBox` enlarges this box for towers that do not fit. */
const CARD = { width: 702, height: 936, below: 100 } as const;

const round = (value: number) => Math.round(value * 10) / 10;

const feetOf = (person: Person): Point => ({ x: person.x, y: -person.height + TILT * person.z });

/** Above the feet. */
export const shouldersOf = (figure: { pose: Person['pose']; scale: number }): number =>
  (figure.pose === 'crouching' ? CROUCH : SHOULDER) * figure.scale;

export const topOf = (figure: Figure): number =>
  figure.y - shouldersOf(figure) - (figure.pose === 'crowning' ? ALETA : HEAD) * figure.scale;

/** Rests on the near shoulder of `other`. Empty if the bodies touch. */
function handOn(person: Person, other: Person): Point[] {
  const side = Math.sign(other.x - person.x);
  const apart = Math.abs(other.x - person.x);
  if (apart < HALF_SHOULDERS * (person.scale + other.scale)) return [];
  const feet = feetOf(other);
  const under = side > 0 ? 0.98 : 0.84;
  return [
    {
      x: round(other.x - side * HALF_SHOULDERS * 0.6 * other.scale),
      y: round(feet.y - SHOULDER * under * other.scale),
    },
  ];
}

function figureOf(
  person: Person,
  id: number,
  scene: readonly Person[],
  idOf: ReadonlyMap<number, number>,
): Figure {
  const { role, part, floor, tower, scale, pose, depth, towards } = person;
  const feet = feetOf(person);
  const held = person.holds.flatMap((other) => scene[other] ?? []);
  return {
    id,
    role,
    part,
    floor,
    tower,
    x: round(feet.x),
    y: round(feet.y),
    depth: round(depth),
    scale: Math.round(scale * 100) / 100,
    pose,
    facing: person.z < towards.z ? 'toward' : 'away',
    heading: Math.round(Math.atan2(towards.z - person.z, towards.x - person.x) * 100) / 100,
    hands: held.flatMap((other) => handOn(person, other)),
    standsOn: person.standsOn.map((other) => idOf.get(other) ?? other),
  };
}

/** Back to front, then bottom to top. */
function paintingOrder(scene: readonly Person[]): number[] {
  return scene
    .map((person, index) => ({ index, order: person.order, floor: person.floor }))
    .sort((a, b) => a.order - b.order || a.floor - b.floor || a.index - b.index)
    .map(({ index }) => index);
}

function tightBox(figures: readonly Figure[]): Box {
  const left = Math.min(...figures.map(({ x }) => x)) - HALF_SHOULDERS - MARGIN;
  const right = Math.max(...figures.map(({ x }) => x)) + HALF_SHOULDERS + MARGIN;
  const top = Math.min(...figures.map(topOf)) - MARGIN;
  const bottom = Math.max(...figures.map(({ y }) => y)) + MARGIN;
  return {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
  };
}

/** Box of the shadow: the feet of the pinya or, in a rehearsed piece, of the ring. */
function shadowOf(figures: readonly Figure[], rehearsed: boolean): Box {
  const grounded = figures.filter(
    ({ part, standsOn }) => part === 'pinya' || (rehearsed && standsOn.length === 0),
  );
  const xs = grounded.map(({ x }) => x);
  const ys = grounded.map(({ y }) => y);
  const left = Math.min(...xs) - HALF_SHOULDERS;
  const top = Math.min(...ys) - MARGIN / 2;
  return {
    x: round(left),
    y: round(top),
    width: round(Math.max(...xs) + HALF_SHOULDERS - left),
    height: round(Math.max(...ys) + MARGIN / 2 - top),
  };
}

function cardBox(figures: readonly Figure[]): Box {
  const tight = tightBox(figures);
  const middle = tight.x + tight.width / 2;
  const above = CARD.height - CARD.below;
  const zoom = Math.max(1, tight.width / CARD.width, -tight.y / above, (tight.y + tight.height) / CARD.below);
  const width = Math.round(CARD.width * zoom);
  return {
    x: Math.round(middle - width / 2),
    y: -Math.round(above * zoom),
    width,
    height: Math.round((width * 4) / 3),
  };
}

/** The axis meets the ground at y = 0. Deterministic, with all figures inside `box`. */
export function drawElevation(
  construction: Construction,
  { frame = 'tight' }: ElevationOptions = {},
): Drawing {
  const scene = buildScene(construction);
  const order = paintingOrder(scene);
  const idOf = new Map(order.map((index, id) => [index, id]));
  const figures = order.flatMap((index, id) => {
    const person = scene[index];
    return person ? [figureOf(person, id, scene, idOf)] : [];
  });
  const box = frame === 'card' ? cardBox(figures) : tightBox(figures);
  return {
    view: 'elevation',
    construction,
    box,
    ground: 0,
    shadow: shadowOf(figures, construction.kind === 'training'),
    figures,
  };
}
