import { GROUPS } from '@/lib/castle-game/limits';
import type { Team, TowerStat } from '@/lib/castle-game/types';

export type TableTower = {
  readonly code: string;
  readonly carregat: number;
  readonly descarregat: number;
  readonly people: number;
  readonly missing: number;
  /** Descarregat in a saved attempt or performance. */
  readonly done: boolean;
};

export type TowerTable = {
  readonly group: number;
  readonly towers: readonly TableTower[];
  readonly within: number;
};

export function descarregatsOf({ stats, history }: Team): ReadonlySet<string> {
  const tried = Object.values(stats).filter(({ attempts }) =>
    attempts.some(({ outcome }) => outcome === 'descarregat'),
  );
  const performed = history.flatMap(({ rounds }) =>
    rounds.filter(({ outcome }) => outcome === 'descarregat'),
  );
  return new Set([...tried, ...performed].map(({ code }) => code));
}

export function towerTables(team: Team): TowerTable[] {
  const descarregats = descarregatsOf(team);
  return GROUPS.map((group) => {
    const towers = Object.values(team.stats)
      .filter((entry) => entry.group === group && !entry.rehearsalOnly)
      .map(({ code, carregat, descarregat, people }): TableTower => {
        const missing = Math.max(0, people - team.members);
        return { code, carregat, descarregat, people, missing, done: descarregats.has(code) };
      });
    return { group, towers, within: towers.filter(({ missing }) => missing === 0).length };
  });
}

export type Progress = {
  readonly stat: TowerStat;
  /** Chance of descarregat, 0 to 1, oldest attempt first. */
  readonly points: readonly { readonly attempt: number; readonly chance: number }[];
};

export const progressOfTeam = ({ tried, stats }: Team): Progress[] =>
  [...tried].reverse().flatMap((code) => {
    const stat = stats[code];
    if (!stat) return [];
    const points = stat.attempts.map(({ chances: [chance] }, index) => ({ attempt: index + 1, chance }));
    return [{ stat, points }];
  });
