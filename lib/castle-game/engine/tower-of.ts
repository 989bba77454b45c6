import type { Stats, TowerStat } from '@/lib/castle-game/types';

/** A tower as the team knows it; undefined for a name that is none, even one that all objects have (`constructor`). */
export const towerOf = (stats: Stats, code: string): TowerStat | undefined =>
  Object.hasOwn(stats, code) ? stats[code] : undefined;
