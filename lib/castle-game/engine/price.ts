import type { Chances } from '@/lib/castle-game/catalogue/types';
import { LOSS_SHARE } from '@/lib/castle-game/limits';
import type { Round, Stats } from '@/lib/castle-game/types';
import { pointsFor } from './growth';
import { changeByPoints, isFall, lossByFalls, membersAfter } from './members';
import { totalOf } from './performance';
import { towerOf } from './tower-of';

export type Price = {
  /** Average points, rounded. */
  readonly expected: number;
  /** Members gained if descarregat. */
  readonly unloaded: number;
  /** Members gained or lost if carregat, the fall included. */
  readonly loaded: number;
  /** Members lost by an intent, 0 or negative. Intent desmuntat loses none. */
  readonly fallen: number;
};

/** Returns `undefined` for an unknown tower. */
export function priceOf(
  { members, stats }: { readonly members: number; readonly stats: Stats },
  rounds: readonly Round[],
  code: string,
  chances: Chances,
): Price | undefined {
  const entry = towerOf(stats, code);
  if (!entry) return undefined;
  const { carregat, descarregat, people } = entry;
  const total = totalOf(rounds);
  const broughtBy = (points: number) =>
    changeByPoints(members, total + points) - changeByPoints(members, total);
  const leaving = Math.round(LOSS_SHARE * people);
  return {
    expected: Math.round(chances[0] * descarregat + chances[1] * carregat),
    unloaded: broughtBy(descarregat),
    loaded: broughtBy(carregat) - leaving,
    fallen: 0 - leaving,
  };
}

/** Change of members in a performance: `change` = `byPoints` + `byFalls` + `stayed`. */
export type Account = {
  readonly byPoints: number;
  /** 0 or negative. */
  readonly byFalls: number;
  readonly falls: number;
  /** Losses avoided by the floor. */
  readonly stayed: number;
  readonly change: number;
  readonly after: number;
  /** Fewest points that lose no members. */
  readonly pointsToKeep: number;
};

/** `members` before the performance. */
export function accountOf(members: number, rounds: readonly Round[], stats: Stats): Account {
  const byPoints = changeByPoints(members, totalOf(rounds)) + 0;
  const byFalls = 0 - lossByFalls(rounds, stats);
  const { after } = membersAfter(members, rounds, stats);
  const change = after - members;
  return {
    byPoints,
    byFalls,
    falls: rounds.filter(isFall).length,
    stayed: change - byPoints - byFalls,
    change,
    after,
    pointsToKeep: pointsFor(members, 0),
  };
}
