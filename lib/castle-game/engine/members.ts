import { LOSS_SHARE, MAX_MEMBERS, MEMBERS_FLOOR } from '@/lib/castle-game/limits';
import { tuning } from '@/lib/castle-game/tuning';
import type { Round, Stats } from '@/lib/castle-game/types';
import { totalOf } from './performance';
import { towerOf } from './team';

export type MemberChange = {
  /** Before `MEMBERS_FLOOR` is applied. */
  readonly change: number;
  /** For the summary: 0 if the result would be below `MEMBERS_FLOOR`. */
  readonly shown: number;
  readonly after: number;
};

/** Points that change nothing, and those for each member more: on straight lines between the sizes of the table. */
export function growthOf(members: number) {
  const { growth } = tuning;
  const next = growth.findIndex((size) => members < size.members);
  // Outside the table, its first and its last line go on.
  const place = Math.max(1, next < 0 ? growth.length - 1 : next);
  const [from, to] = [growth[place - 1] ?? growth[0], growth[place] ?? growth[1]];
  const share = (members - from.members) / (to.members - from.members);
  return { none: from.none + (to.none - from.none) * share, each: from.each + (to.each - from.each) * share };
}

/** Members by the line of `growthOf`, rounded after adding 1. */
export function changeByPoints(members: number, points: number): number {
  const { none, each } = growthOf(members);
  return Math.round((points - none) / each + 1);
}

/** A tower can fall before or after it is built. */
export const isFall = ({ outcome }: Round): boolean => outcome === 'intent' || outcome === 'carregat';

export function lossByFalls(rounds: readonly Round[], stats: Stats): number {
  return rounds
    .filter(isFall)
    .reduce((sum, { code }) => sum + Math.round(LOSS_SHARE * (towerOf(stats, code)?.people ?? 0)), 0);
}

export function membersAfter(members: number, rounds: readonly Round[], stats: Stats): MemberChange {
  // `+ 0` turns a rounded -0 into 0.
  const change = changeByPoints(members, totalOf(rounds)) - lossByFalls(rounds, stats) + 0;
  const counted = members + change;
  return {
    change,
    shown: counted < MEMBERS_FLOOR ? 0 : change,
    after: Math.min(MAX_MEMBERS, Math.max(counted, Math.min(members, MEMBERS_FLOOR))),
  };
}

/** Returns the fewest points for a gain of `change` members, without falls. */
export function pointsFor(members: number, change: number): number {
  let [low, high] = [0, 1];
  while (changeByPoints(members, high) < change) high *= 2;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (changeByPoints(members, middle) < change) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Members whom a fall of a tower costs, 0 or negative: none below the floor. */
export function priceOf(
  { members, stats }: { readonly members: number; readonly stats: Stats },
  rounds: readonly Round[],
  code: string,
): number {
  const fall: Round = { number: rounds.length + 1, code, outcome: 'intent', points: 0 };
  return membersAfter(members, [...rounds, fall], stats).after - membersAfter(members, rounds, stats).after;
}

/** Change of members in a performance: `change` = `byPoints` + `byFalls` + `stayed`. */
export type Account = {
  readonly points: number;
  readonly byPoints: number;
  /** 0 or negative. */
  readonly byFalls: number;
  readonly falls: number;
  /** Losses avoided by the floor. */
  readonly stayed: number;
  readonly change: number;
  readonly after: number;
  readonly pointsToKeep: number;
};

/** `members` before the performance. */
export function accountOf(members: number, rounds: readonly Round[], stats: Stats): Account {
  const points = totalOf(rounds);
  const byPoints = changeByPoints(members, points) + 0;
  const byFalls = 0 - lossByFalls(rounds, stats);
  const { after } = membersAfter(members, rounds, stats);
  const change = after - members;
  return {
    points,
    byPoints,
    byFalls,
    falls: rounds.filter(isFall).length,
    stayed: change - byPoints - byFalls,
    change,
    after,
    pointsToKeep: pointsFor(members, 0),
  };
}
