import type { Structure, Tower } from '@/lib/towers/types';
import type { Part, Role } from './figure';
import { type Spot, type TrunkName, unitsOf } from './scene/structure';

/** `towards` is the point to face. */
export type PlanPerson = Spot & {
  readonly role: Role;
  readonly towards: Spot;
  readonly tower: number;
  /** The pinya by default. */
  readonly part?: Part;
  readonly floor?: number;
};

/** `turned` is in degrees, clockwise. */
type PlanUnit = Spot & { readonly trunk: TrunkName; readonly turned: number };

/** Degrees: 0 is right, 90 is towards the viewer. */
function polar(degrees: number, distance: number): Spot {
  const radians = (degrees * Math.PI) / 180;
  return { x: distance * Math.cos(radians), z: distance * Math.sin(radians) };
}

const add = (a: Spot, b: Spot): Spot => ({ x: a.x + b.x, z: a.z + b.z });

/** Angles in degrees, distance of the baixos from the axis. */
const RENGLES = {
  pilar: { angles: [90], distance: 0 },
  torre: { angles: [180, 0], distance: 36 },
  tres: { angles: [270, 30, 150], distance: 46 },
  quatre: { angles: [225, 315, 45, 135], distance: 54 },
} as const satisfies Record<TrunkName, { readonly angles: readonly number[]; readonly distance: number }>;

/** From the axis to the outside of the soca. */
const SOCA_REACH = { pilar: 26, torre: 62, tres: 72, quatre: 80 } as const satisfies Record<
  TrunkName,
  number
>;

/** The baix faces away from the viewer. */
const AROUND_PILAR = [
  { role: 'contrafort', angle: 90, distance: 26 },
  { role: 'agulla', angle: 270, distance: 26 },
  { role: 'crossa', angle: 180, distance: 27 },
  { role: 'crossa', angle: 0, distance: 27 },
] as const;

/** Start of each line of primeres mans. */
export function planRengles(unit: PlanUnit): Spot[] {
  if (unit.trunk === 'pilar') return AROUND_PILAR.map(({ angle }) => add(unit, polar(angle, 26)));
  const { angles, distance } = RENGLES[unit.trunk];
  return angles.map((angle) => add(unit, polar(angle + unit.turned, distance)));
}

function socaOfPilar(unit: PlanUnit, tower: number): PlanPerson[] {
  const centre = { x: unit.x, z: unit.z };
  const baix: PlanPerson = { ...centre, role: 'baix', towards: add(centre, { x: 0, z: -1 }), tower };
  return [
    baix,
    ...AROUND_PILAR.map(
      ({ role, angle, distance }): PlanPerson => ({
        ...add(centre, polar(angle, distance)),
        role,
        towards: centre,
        tower,
      }),
    ),
  ];
}

/** The baix of the inner pilar replaces the agulles. */
export function socaWithAgulla(unit: PlanUnit, tower: number): PlanPerson[] {
  const centre = { x: unit.x, z: unit.z };
  const inside: PlanPerson = { ...centre, role: 'baix', towards: add(centre, { x: 0, z: -1 }), tower };
  return [inside, ...soca(unit, tower).filter(({ role }) => role !== 'agulla')];
}

export function soca(unit: PlanUnit, tower: number): PlanPerson[] {
  if (unit.trunk === 'pilar') return socaOfPilar(unit, tower);
  const centre = { x: unit.x, z: unit.z };
  const { angles, distance } = RENGLES[unit.trunk];
  return angles.flatMap((angle): PlanPerson[] => {
    const at = (outwards: number, aside: number) =>
      add(
        centre,
        add(polar(angle + unit.turned, distance + outwards), polar(angle + unit.turned + 90, aside)),
      );
    const baix = at(0, 0);
    return [
      { ...baix, role: 'baix', towards: centre, tower },
      { ...at(-24, 0), role: 'agulla', towards: baix, tower },
      { ...at(24, 0), role: 'contrafort', towards: baix, tower },
      { ...at(6, -27), role: 'crossa', towards: baix, tower },
      { ...at(6, 27), role: 'crossa', towards: baix, tower },
    ];
  });
}

type PlanUnits = {
  readonly units: readonly PlanUnit[];
  readonly centre: Spot;
  /** Half length of the segment that the rows surround, 0 for a round pinya. */
  readonly half: number;
  readonly reach: number;
};

/** `at` has the directions of the leaning trunks, in degrees. */
type Joined = { readonly trunk: TrunkName; readonly leaning: TrunkName; readonly at: readonly number[] };

const JOINED: Partial<Record<Structure, Joined>> = {
  '5': { trunk: 'tres', leaning: 'torre', at: [330] },
  '6': { trunk: 'quatre', leaning: 'torre', at: [0] },
  '7': { trunk: 'quatre', leaning: 'tres', at: [0] },
  '8': { trunk: 'quatre', leaning: 'torre', at: [180, 0] },
  '9': { trunk: 'tres', leaning: 'torre', at: [90, 210, 330] },
  '10': { trunk: 'quatre', leaning: 'tres', at: [180, 0] },
};

/** Distance from the middle trunk. */
const LEANING = { torre: 112, tres: 140, quatre: 140, pilar: 112 } as const satisfies Record<
  TrunkName,
  number
>;
/** A vano needs more room in the plan. */
const VANO_SPREAD = 1.3;

function joined({ trunk, leaning, at }: Joined, centre: Spot): PlanUnits {
  const middle: PlanUnit = { ...centre, trunk, turned: 0 };
  const others = at.map((angle): PlanUnit => {
    const away = polar(angle, LEANING[leaning]);
    return { x: centre.x + away.x, z: centre.z + away.z, trunk: leaning, turned: angle + 90 };
  });
  const units = [middle, ...others];
  const span = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const axis = { x: span(units.map(({ x }) => x)), z: span(units.map(({ z }) => z)) };
  const reach = Math.max(
    ...units.map((unit) => Math.hypot(unit.x - axis.x, unit.z - axis.z) + SOCA_REACH[unit.trunk] * 0.72),
  );
  return { units, centre: axis, half: 0, reach };
}

export function planUnits(tower: Tower, centre: Spot): PlanUnits {
  const composite = JOINED[tower.structure];
  if (composite) return joined(composite, centre);
  const units = unitsOf(tower).map(
    ({ trunk, x }): PlanUnit => ({ trunk, x: centre.x + x * VANO_SPREAD, z: centre.z, turned: 0 }),
  );
  const half = Math.max(...units.map((unit) => Math.abs(unit.x - centre.x)));
  return { units, centre, half, reach: Math.max(...units.map((unit) => SOCA_REACH[unit.trunk])) };
}

export function planHalfWidth(tower: Tower): number {
  const { half, reach } = planUnits(tower, { x: 0, z: 0 });
  return half + reach;
}
