import { CROUCH, SHOULDER } from '../body';
import type { Part, Pose, Role } from '../figure';
import type { TrunkName } from './structure';

export type Floor = {
  readonly floor: number;
  readonly role: Role;
  readonly part: Part;
  readonly pose: Pose;
  readonly scale: number;
  /** Above the ground. */
  readonly feet: number;
};

const BY_FLOOR = ['baix', 'segon', 'terc', 'quart', 'quint', 'sise', 'sete', 'vuite', 'nove'] as const;

const roleOf = (floor: number): Role => BY_FLOOR[floor - 1] ?? 'nove';

/** People are lighter on each higher floor. */
const trunkScale = (floor: number) => 1 - 0.016 * Math.max(0, floor - 2);

function pilarFloor(floor: number, floors: number): Omit<Floor, 'feet'> {
  if (floor === floors && floor > 1)
    return { floor, role: 'enxaneta', part: 'pom', pose: 'crowning', scale: 0.7 };
  const below = floors - floor;
  if (floor === 1) return { floor, role: 'baix', part: 'pinya', pose: 'holding', scale: 1 };
  const scale = below === 1 ? 0.78 : below === 2 ? Math.min(0.88, trunkScale(floor)) : trunkScale(floor);
  const part = below === 1 ? 'pom' : 'tronc';
  return { floor, role: roleOf(floor), part, pose: 'holding', scale };
}

/** Floor 1 is never part of the pom. */
function trunkFloor(floor: number, floors: number): Omit<Floor, 'feet'> {
  const below = floor === 1 ? floors : floors - floor;
  if (below === 0) return { floor, role: 'enxaneta', part: 'pom', pose: 'crowning', scale: 0.7 };
  if (below === 1) return { floor, role: 'acotxador', part: 'pom', pose: 'crouching', scale: 0.72 };
  if (below === 2) return { floor, role: 'dosos', part: 'pom', pose: 'linked', scale: 0.8 };
  const part = floor === 1 ? 'pinya' : 'tronc';
  return { floor, role: roleOf(floor), part, pose: 'linked', scale: trunkScale(floor) };
}

/** From the baixos up, each on the shoulders below. */
export function floorsOf(trunk: TrunkName, floors: number): readonly Floor[] {
  const floorAt = trunk === 'pilar' ? pilarFloor : trunkFloor;
  let feet = 0;
  return Array.from({ length: floors }, (_, index) => {
    const floor = { ...floorAt(index + 1, floors), feet };
    feet += (floor.pose === 'crouching' ? CROUCH : SHOULDER) * floor.scale;
    return floor;
  });
}

/** Distance from the axis, relative to the baixos. */
export const gather = (floor: number): number => 1 - 0.035 * (floor - 1);
