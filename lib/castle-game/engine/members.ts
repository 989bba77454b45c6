import { LOSS_SHARE, MEMBERS_FLOOR } from '@/lib/castle-game/limits';
import type { Round, Stats } from '@/lib/castle-game/types';
import { totalOf } from './performance';
import { towerOf } from './tower-of';

export type MemberChange = {
  /** What the points and the falls say, before any floor. */
  readonly change: number;
  /** What the summary shows: 0 when the change would leave the team below the floor. */
  readonly shown: number;
  /** Members afterwards. */
  readonly after: number;
};

/** Members gained or lost by points alone: on a line through (50 n - 1643, 0) and (60 n - 1216, n / 10), plus 1. */
export function changeByPoints(members: number, points: number): number {
  const none = 50 * members - 1643;
  const tenth = 60 * members - 1216;
  // The slope ends above -42 members, where there are none: the two points are always apart.
  const onLine = (0.1 * members * (points - none)) / (tenth - none);
  return Math.round(onLine + 1);
}

/** Whether a round fell: before it was crowned, or on its way down. */
export const isFall = ({ outcome }: Round): boolean => outcome === 'intent' || outcome === 'carregat';

/** Members lost by the rounds that fell or were only tried: a share of the people of each. */
export function lossByFalls(rounds: readonly Round[], stats: Stats): number {
  return rounds
    .filter(isFall)
    .reduce((sum, { code }) => sum + Math.round(LOSS_SHARE * (towerOf(stats, code)?.people ?? 0)), 0);
}

/** Members after a performance. Losses stop at the floor, and a team at or below it loses nobody. */
export function membersAfter(members: number, rounds: readonly Round[], stats: Stats): MemberChange {
  // `+ 0` turns the -0 that rounding can give into 0.
  const change = changeByPoints(members, totalOf(rounds)) - lossByFalls(rounds, stats) + 0;
  const counted = members + change;
  return {
    change,
    shown: counted < MEMBERS_FLOOR ? 0 : change,
    after: Math.max(counted, Math.min(members, MEMBERS_FLOOR)),
  };
}
