import type { Part, Role } from '../figure';
import type { Spot, TrunkName } from '../scene/structure';

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
export type PlanUnit = Spot & { readonly trunk: TrunkName; readonly turned: number };

/** Degrees: 0 is right, 90 is towards the viewer. */
export function polar(degrees: number, distance: number): Spot {
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
export const SOCA_REACH = { pilar: 26, torre: 62, tres: 72, quatre: 80 } as const satisfies Record<
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
