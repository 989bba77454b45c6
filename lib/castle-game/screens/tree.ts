import { chancesOf } from '@/lib/castle-game/engine/chances';
import { type PickerStructure, STRUCTURES, structureOf } from '@/lib/castle-game/picker';
import type { Team, TowerStat } from '@/lib/castle-game/types';
import { descarregatsOf } from './towers';

/** `next`: can be rehearsed, and all that it leans on is descarregats. */
type TreeState = 'done' | 'next' | 'tried' | 'later' | 'few people';

export type TreeTower = {
  readonly code: string;
  readonly state: TreeState;
  /** Chance of descarregat, 0 to 1. */
  readonly chance: number;
  readonly people: number;
  /** Of those who came today. */
  readonly missing: number;
  readonly leansOn: Readonly<Record<string, number>>;
  readonly above: readonly TreeTower[];
};

export type TowerTree = {
  readonly structure: PickerStructure;
  readonly roots: readonly TreeTower[];
  readonly done: number;
  readonly all: number;
  readonly tried: boolean;
};

/** The first of those that tie. */
function standsOn({ code, odds }: TowerStat): string | undefined {
  const own = Object.entries(odds.dependencies).filter(([below]) => structureOf(below) === structureOf(code));
  const most = Math.max(...own.map(([, share]) => share));
  return own.find(([, share]) => share === most)?.[0];
}

export function towerTrees(team: Team): readonly TowerTree[] {
  const { stats, attendees } = team;
  const descarregats = descarregatsOf(team);
  const towers = Object.values(stats);
  const stateOf = ({ code, people, attempts, odds }: TowerStat): TreeState => {
    if (descarregats.has(code)) return 'done';
    if (people > attendees) return 'few people';
    if (Object.keys(odds.dependencies).every((below) => descarregats.has(below))) return 'next';
    return attempts.length > 0 ? 'tried' : 'later';
  };
  const treeOf = (stat: TowerStat): TreeTower => ({
    code: stat.code,
    state: stateOf(stat),
    chance: chancesOf(stats, stat.code)[0],
    people: stat.people,
    missing: Math.max(0, stat.people - attendees),
    leansOn: stat.odds.dependencies,
    above: towers.filter((other) => standsOn(other) === stat.code).map(treeOf),
  });
  return STRUCTURES.map((structure) => {
    const own = towers.filter(({ code }) => structureOf(code) === structure);
    return {
      structure,
      roots: own.filter((stat) => standsOn(stat) === undefined).map(treeOf),
      done: own.filter(({ code }) => descarregats.has(code)).length,
      all: own.length,
      tried: own.some(({ attempts }) => attempts.length > 0),
    };
  });
}
