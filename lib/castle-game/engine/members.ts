import { LOSS_SHARE, MEMBERS_FLOOR } from '@/lib/castle-game/limits';
import type { Round, Stats } from '@/lib/castle-game/types';
import { totalOf } from './performance';
import { towerOf } from './tower-of';

export type MemberChange = {
  /** Before applying the floor. */
  readonly change: number;
  /** For the summary: 0 if the result would be below the floor. */
  readonly shown: number;
  readonly after: number;
};

/** With n members: the line through (50 n - 1643, 0) and (60 n - 1216, n / 10), plus 1. */
export function changeByPoints(members: number, points: number): number {
  const none = 50 * members - 1643;
  const tenth = 60 * members - 1216;
  // The divisor, 10 n + 427, is positive for every team.
  const onLine = (0.1 * members * (points - none)) / (tenth - none);
  return Math.round(onLine + 1);
}

/** A tower can fall before or after it is crowned. */
export const isFall = ({ outcome }: Round): boolean => outcome === 'intent' || outcome === 'carregat';

/** A share of the people of each tower. */
export function lossByFalls(rounds: readonly Round[], stats: Stats): number {
  return rounds
    .filter(isFall)
    .reduce((sum, { code }) => sum + Math.round(LOSS_SHARE * (towerOf(stats, code)?.people ?? 0)), 0);
}

/** A team at or below the floor loses no members. */
export function membersAfter(members: number, rounds: readonly Round[], stats: Stats): MemberChange {
  // `+ 0` turns a rounded -0 into 0.
  const change = changeByPoints(members, totalOf(rounds)) - lossByFalls(rounds, stats) + 0;
  const counted = members + change;
  return {
    change,
    shown: counted < MEMBERS_FLOOR ? 0 : change,
    after: Math.max(counted, Math.min(members, MEMBERS_FLOOR)),
  };
}
