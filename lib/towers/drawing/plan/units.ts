import type { Structure, Tower } from '@/lib/towers/types';
import { type Spot, type TrunkName, unitsOf } from '../scene/structure';
import { type PlanUnit, polar, SOCA_REACH } from './soca';

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
