import type { Stats, TowerStat } from '@/lib/castle-game/types';

/** Returns `undefined` for an unknown code, also for inherited keys such as `constructor`. */
export const towerOf = (stats: Stats, code: string): TowerStat | undefined =>
  Object.hasOwn(stats, code) ? stats[code] : undefined;
