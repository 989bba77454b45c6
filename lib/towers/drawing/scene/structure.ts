import type { Part, Pose, Role } from '@/lib/towers/drawing/figure';
import type { Structure, Tower } from '@/lib/towers/types';

export type Spot = { readonly x: number; readonly z: number };

/** `links` are columns that hold each other. */
type Trunk = {
  readonly columns: readonly Spot[];
  readonly links: readonly (readonly [number, number])[];
  /** Distance of the two dosos from the axis. */
  readonly dosos: number;
};

export const TRUNKS = {
  pilar: { columns: [{ x: 0, z: 0 }], links: [], dosos: 0 },
  torre: {
    columns: [
      { x: -30, z: 0 },
      { x: 30, z: 0 },
    ],
    links: [[0, 1]],
    dosos: 21,
  },
  tres: {
    columns: [
      { x: 0, z: -32 },
      { x: -36, z: 18 },
      { x: 36, z: 18 },
    ],
    links: [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    dosos: 20,
  },
  quatre: {
    columns: [
      { x: -21, z: -28 },
      { x: 21, z: -28 },
      { x: -50, z: 22 },
      { x: 50, z: 22 },
    ],
    links: [
      [0, 1],
      [0, 2],
      [1, 3],
      [2, 3],
    ],
    dosos: 22,
  },
} as const satisfies Record<string, Trunk>;
export type TrunkName = keyof typeof TRUNKS;

export type Unit = {
  readonly trunk: TrunkName;
  readonly x: number;
  readonly z: number;
  /** Floors fewer than the tower. */
  readonly lower: number;
  /** Joined trunks have only one enxaneta. */
  readonly hasPom: boolean;
  readonly supported: boolean;
};

const unit = (trunk: TrunkName, x: number, rest: Partial<Unit> = {}): Unit => ({
  trunk,
  x,
  z: 0,
  lower: 0,
  hasPom: false,
  supported: true,
  ...rest,
});
const hasPom = { hasPom: true };
const behind = { z: -46 };

/** Joined trunks: a tres or a quatre with torres or tresos against it. */
const UNITS: Record<Exclude<Structure, 'V'>, readonly Unit[]> = {
  P: [unit('pilar', 0, hasPom)],
  T: [unit('torre', 0, hasPom)],
  '3': [unit('tres', 0, hasPom)],
  '4': [unit('quatre', 0, hasPom)],
  '5': [unit('tres', -56, hasPom), unit('torre', 56)],
  '6': [unit('quatre', -54, hasPom), unit('torre', 73)],
  '7': [unit('quatre', -59, hasPom), unit('tres', 73)],
  '8': [unit('torre', -127), unit('quatre', 0, hasPom), unit('torre', 127)],
  '9': [unit('torre', -157), unit('tres', -45, hasPom), unit('torre', 50, behind), unit('torre', 146)],
  '10': [unit('tres', -132), unit('quatre', 0, hasPom), unit('tres', 132)],
};

/** From left to right, around x = 0. */
export function unitsOf(tower: Tower): readonly Unit[] {
  if (tower.structure !== 'V') return UNITS[tower.structure];
  const apart = tower.support === '' ? 104 : 150;
  const side = { hasPom: true, lower: 1, supported: false };
  return [unit('pilar', -apart, side), unit('pilar', 0, hasPom), unit('pilar', apart, side)];
}

export function reach(trunk: TrunkName): number {
  return Math.max(...TRUNKS[trunk].columns.map((spot) => Math.hypot(spot.x, spot.z)));
}

/** x to the right, z towards the viewer, height of the feet. */
export type Person = {
  readonly role: Role;
  readonly part: Part;
  readonly floor: number;
  readonly tower: number;
  readonly x: number;
  readonly z: number;
  readonly height: number;
  readonly scale: number;
  readonly pose: Pose;
  /** Point to face. */
  readonly towards: { readonly x: number; readonly z: number };
  /** Painting order: z at the ground, so that upper floors do not slip behind. */
  readonly order: number;
  readonly depth: number;
  /** Indexes of the people below. */
  readonly standsOn: readonly number[];
  /** Indexes of the people to hold by the shoulders. */
  readonly holds: readonly number[];
};
