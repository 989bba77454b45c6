import type { Stats, Team, TowerStat } from '@/lib/castle-game/types';

export type Progress = {
  readonly stat: TowerStat;
  /** Chance of descarregat before each attempt, 0 to 1, oldest first. */
  readonly points: readonly { readonly attempt: number; readonly chance: number }[];
};

const progressOf = (stats: Stats, code: string): Progress[] => {
  const stat = stats[code];
  if (!stat) return [];
  const points = stat.attempts.map(({ chances }, index) => ({
    attempt: index + 1,
    chance: chances[0],
  }));
  return [{ stat, points }];
};

/** The towers tried, the most recent first, each with how its chance has gone. */
export const progressOfTeam = ({ tried, stats }: Team): Progress[] =>
  tried.toReversed().flatMap((code) => progressOf(stats, code));
