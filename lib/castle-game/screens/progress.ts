import type { Team, TowerStat } from '@/lib/castle-game/types';

export type Progress = {
  readonly stat: TowerStat;
  /** Chance of descarregat, 0 to 1, oldest attempt first. */
  readonly points: readonly { readonly attempt: number; readonly chance: number }[];
};

/** Most recently tried first. */
export const progressOfTeam = ({ tried, stats }: Team): Progress[] =>
  [...tried].reverse().flatMap((code) => {
    const stat = stats[code];
    if (!stat) return [];
    const points = stat.attempts.map(({ chances: [chance] }, index) => ({ attempt: index + 1, chance }));
    return [{ stat, points }];
  });
