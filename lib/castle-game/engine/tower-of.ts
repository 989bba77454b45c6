import type { Stats, TowerStat } from '@/lib/castle-game/types';

/** Ignores inherited keys such as `constructor`. */
export const towerOf = (stats: Stats, code: string): TowerStat | undefined =>
  Object.hasOwn(stats, code) ? stats[code] : undefined;
