import type { Ambition, SeasonNote, Team, TowerStat } from '@/lib/castle-game/types';
import { type Season, seasonDates } from '@/lib/dates/seasons';
import { parseTower } from '@/lib/towers/notation';
import { isPilarCode } from './performance';
import { performancesOf } from './season-history';

/** Minimum goals, for a new team. */
const FIRST_FLOORS = 7;
const MIN_MEMBERS = 80;
const MIN_POINTS = 1500;
const MAX_POINTS = 100_000;
const PERFORMANCES = 3;
/** People of the next tower: at most `times` the members, or `least` if greater. */
const HOPE = { times: 2, least: 75 } as const;

const roundedUp = (value: number, step: number): number => Math.ceil(value / step) * step;

const isDescarregat = (team: Team, code: string): boolean =>
  team.firsts[code]?.performance?.descarregat !== undefined;

/** Returns `undefined` for pilars, netes, and towers with agulla or lifted from below. */
function milestoneFloors({ code, rehearsalOnly }: TowerStat): number | undefined {
  if (rehearsalOnly || isPilarCode(code)) return undefined;
  const parsed = parseTower(code);
  if (!parsed.ok || parsed.construction.kind !== 'tower') return undefined;
  const { perSota, agulla, floors } = parsed.construction;
  return perSota || agulla ? undefined : floors;
}

/** Returns the easiest tower with one floor more than ever, or else the easiest undone tower. */
function nextTower(team: Team): TowerStat | undefined {
  const hoped = Math.max(HOPE.least, team.members * HOPE.times);
  const towers = Object.values(team.stats).flatMap((stat) => {
    const floors = milestoneFloors(stat);
    return floors === undefined ? [] : [{ stat, floors }];
  });
  const done = towers.filter(({ stat }) => isDescarregat(team, stat.code)).map(({ floors }) => floors);
  const highest = Math.max(FIRST_FLOORS - 1, ...done);
  const undone = towers
    .filter(({ stat, floors }) => !isDescarregat(team, stat.code) && floors >= FIRST_FLOORS)
    .sort((one, other) => one.stat.descarregat - other.stat.descarregat);
  const higher = undone.find(({ floors }) => floors === highest + 1);
  const withinHope = undone.filter(({ stat }) => stat.people <= hoped);
  return (higher && higher.stat.people <= hoped ? higher : withinHope[0])?.stat;
}

export function ambitionsFor(team: Team): readonly Ambition[] {
  const tower = nextTower(team);
  const best = team.history.reduce((most, { points }) => Math.max(most, points), 0);
  return [
    ...(tower ? [{ kind: 'first', code: tower.code } as const] : []),
    {
      kind: 'performances',
      count: PERFORMANCES,
      points: Math.min(MAX_POINTS, Math.max(MIN_POINTS, roundedUp(best * 1.05, 100))),
    },
    { kind: 'members', members: Math.max(MIN_MEMBERS, roundedUp(team.members * 1.25, 10)) },
  ];
}

export const isSameAmbition = (one: Ambition, other: Ambition): boolean => keyOf(one) === keyOf(other);

function keyOf(ambition: Ambition): string {
  switch (ambition.kind) {
    case 'first':
      return `first ${ambition.code}`;
    case 'performances':
      return `performances ${ambition.count} ${ambition.points}`;
    case 'members':
      return `members ${ambition.members}`;
  }
}

export type AmbitionProgress = {
  readonly ambition: Ambition;
  /** In times, performances or members. */
  readonly current: number;
  readonly of: number;
  readonly met: boolean;
};

function mostMembers(team: Team, { season, members }: SeasonNote): number {
  const after = performancesOf(team, season).flatMap((one) => one.members?.after ?? []);
  const now = team.seasons.at(-1)?.season === season ? [team.members] : [];
  return Math.max(members, ...after, ...now);
}

const isIn = (day: string | null | undefined, season: Season): boolean => {
  const { from, to } = seasonDates(season);
  return typeof day === 'string' && day >= from && day <= to;
};

/** Returns `undefined` if the team has no ambition. */
export function ambitionProgress(team: Team, note: SeasonNote): AmbitionProgress | undefined {
  const { ambition, season } = note;
  if (!ambition) return undefined;
  const reached = (current: number, of: number): AmbitionProgress => ({
    ambition,
    current,
    of,
    met: current >= of,
  });
  switch (ambition.kind) {
    case 'first':
      return reached(isIn(team.firsts[ambition.code]?.performance?.descarregat, season) ? 1 : 0, 1);
    case 'performances': {
      const good = performancesOf(team, season).filter(({ points }) => points >= ambition.points);
      return reached(good.length, ambition.count);
    }
    case 'members':
      return reached(mostMembers(team, note), ambition.members);
  }
}
