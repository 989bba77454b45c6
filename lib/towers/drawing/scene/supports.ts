import type { Support } from '@/lib/towers/types';
import { SHOULDER } from '../body';
import type { Part, Role } from '../figure';
import type { Person } from './person';
import { ring, ringCount } from './rings';
import type { Spot } from './structure';

type SupportRing = {
  readonly part: Part;
  readonly role: Role;
  readonly floor: number;
  /** Distances from the outermost column. */
  readonly rows: readonly number[];
  readonly gap: number;
  readonly scale: number;
};

const SUPPORT_RINGS = {
  f: { part: 'folre', role: 'folre', floor: 2, rows: [34, 66], gap: 36, scale: 0.97 },
  m: { part: 'manilles', role: 'manilla', floor: 3, rows: [30], gap: 36, scale: 0.94 },
  p: { part: 'puntals', role: 'puntal', floor: 4, rows: [27], gap: 48, scale: 0.91 },
} as const satisfies Record<string, SupportRing>;
export type SupportName = keyof typeof SUPPORT_RINGS;

const SUPPORT_NAMES = ['f', 'm', 'p'] as const satisfies readonly SupportName[];

/** From the lowest up. */
export const ringsOf = (support: Support): readonly SupportName[] =>
  SUPPORT_NAMES.filter((name) => support.includes(name));

export type Core = { readonly centre: Spot; readonly half: number; readonly reach: number };

/** `grounded` puts the ring on the ground for rehearsal. */
export function raiseSupport(name: SupportName, core: Core, tower: number, grounded = false): Person[] {
  const { part, role, floor, rows, gap, scale } = SUPPORT_RINGS[name];
  return rows.flatMap((row, index) => {
    const distance = core.reach + row;
    const count = ringCount(core.half, distance, gap);
    return ring(core.centre, core.half, distance, count, index % 2 === 0 ? 0 : 0.5).map(
      (spot): Person => ({
        role,
        part,
        floor,
        tower,
        x: spot.x,
        z: spot.z,
        height: grounded ? 0 : (floor - 1) * SHOULDER * 0.985,
        scale,
        pose: 'reaching',
        towards: spot.towards,
        order: spot.z,
        depth: (core.centre.z + distance - spot.z) / (2 * distance),
        standsOn: [],
        holds: [],
      }),
    );
  });
}
