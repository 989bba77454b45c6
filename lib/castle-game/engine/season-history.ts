import { dateFrom, isGameDate } from '@/lib/castle-game/dates';
import type { Performance, SeasonNote, Team } from '@/lib/castle-game/types';
import { type Season, seasonOf } from '@/lib/dates/seasons';
import { groupBy } from '@/lib/values/collections';

/** Returns the game date, or the real date in older saves. `undefined` if invalid. */
export function dayOfPerformance({ day, endedAt }: Performance): string | undefined {
  const date = day ?? dateFrom(endedAt);
  return date !== undefined && isGameDate(date) ? date : undefined;
}

/** Members when the next performance began, or now: with what missions brought. */
export function sizeAfter({ history, members }: Pick<Team, 'history' | 'members'>, index: number): number {
  const next = history[index + 1];
  return next ? (next.members?.before ?? history[index]?.members?.after ?? members) : members;
}

/** Newest season first, and in it the oldest performance. */
export function seasonHistories({ history }: Pick<Team, 'history'>) {
  const dated = history.flatMap((performance) => {
    const day = dayOfPerformance(performance);
    return day === undefined ? [] : [{ performance, season: seasonOf(day) }];
  });
  return [...groupBy(dated, ({ season }) => season)]
    .sort(([one], [other]) => other.localeCompare(one))
    .map(([season, own]) => ({ season, performances: own.map(({ performance }) => performance) }));
}

/** In a tie, the earliest. */
export const bestOf = (performances: readonly Performance[]): Performance | undefined =>
  performances.reduce<Performance | undefined>(
    (best, one) => (best && best.points >= one.points ? best : one),
    undefined,
  );

/** Oldest first. */
export const performancesOf = (team: Pick<Team, 'history'>, season: Season): readonly Performance[] =>
  seasonHistories(team).find((one) => one.season === season)?.performances ?? [];

/** For saves without notes. Past seasons count as read. */
export function seasonsFrom(team: Pick<Team, 'history' | 'date' | 'members'>): readonly SeasonNote[] {
  const current = seasonOf(team.date);
  const membersBefore = (performances: readonly Performance[]) =>
    performances.find(({ members }) => members)?.members?.before;
  const past = seasonHistories(team)
    .reverse()
    .filter(({ season }) => season < current)
    .flatMap(({ season, performances }): SeasonNote[] => {
      const members = membersBefore(performances);
      return members === undefined ? [] : [{ season, members, read: true }];
    });
  const members = membersBefore(performancesOf(team, current)) ?? team.members;
  return [...past, { season: current, members, read: false }];
}
