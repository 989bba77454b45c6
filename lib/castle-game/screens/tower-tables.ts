import { GROUPS } from '@/lib/castle-game/limits';
import type { Team } from '@/lib/castle-game/types';

export type TableTower = {
  readonly castell: string;
  readonly carregat: number;
  readonly descarregat: number;
  readonly gent: number;
  /** Members that the team lacks for it; 0 when it is large enough. */
  readonly missing: number;
  /** The team has unloaded it, in a rehearsal or a performance that is still remembered. */
  readonly done: boolean;
};

export type TowerTable = {
  readonly grup: number;
  readonly towers: readonly TableTower[];
  /** Towers of the group that the team is large enough for. */
  readonly within: number;
};

function unloadedBy({ stats, historic }: Team): ReadonlySet<string> {
  const tried = Object.values(stats).filter(({ attempts }) =>
    attempts.some(({ resultat }) => resultat === 'DESCARREGAT'),
  );
  const performed = historic.flatMap(({ castells }) =>
    castells.filter(({ resultat }) => resultat === 'DESCARREGAT'),
  );
  return new Set([...tried, ...performed].map(({ castell }) => castell));
}

/** The towers that score, group by group, as they stand for a team. */
export function towerTables(team: Team): TowerTable[] {
  const unloaded = unloadedBy(team);
  return GROUPS.map((grup) => {
    const towers = Object.values(team.stats)
      .filter((entry) => entry.grup === grup && !entry.neta)
      .map(({ castell, carregat, descarregat, gent }): TableTower => {
        const missing = Math.max(0, gent - team.castellers);
        return { castell, carregat, descarregat, gent, missing, done: unloaded.has(castell) };
      });
    return { grup, towers, within: towers.filter(({ missing }) => missing === 0).length };
  });
}
