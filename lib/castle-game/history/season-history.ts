import { dateFrom, isGameDate } from '@/lib/castle-game/saves/dates';
import type { Performance, SeasonNote, Team } from '@/lib/castle-game/types';
import { type Season, seasonOf } from '@/lib/dates/seasons';

/** Returns the game date, or the real date in older saves. `undefined` if invalid. */
export function dayOfPerformance({ day, endedAt }: Performance): string | undefined {
  const date = day ?? dateFrom(endedAt);
  return date !== undefined && isGameDate(date) ? date : undefined;
}

export type SeasonHistory = {
  readonly season: Season;
  /** Oldest first. */
  readonly performances: readonly Performance[];
  readonly points: number;
  /** In a tie, the earliest. */
  readonly best: Performance;
};

/** Newest season first. */
export function seasonHistories({ history }: Pick<Team, 'history'>): SeasonHistory[] {
  const seasons = new Map<Season, Performance[]>();
  for (const performance of history) {
    const day = dayOfPerformance(performance);
    if (day === undefined) continue;
    const season = seasonOf(day);
    const before = seasons.get(season);
    if (before) before.push(performance);
    else seasons.set(season, [performance]);
  }
  return [...seasons]
    .sort(([one], [other]) => other.localeCompare(one))
    .flatMap(([season, performances]) => {
      const best = bestOf(performances);
      const points = performances.reduce((sum, one) => sum + one.points, 0);
      return best ? [{ season, performances, points, best }] : [];
    });
}

/** In a tie, the earliest. */
export const bestOf = (performances: readonly Performance[]): Performance | undefined =>
  performances.reduce<Performance | undefined>(
    (best, one) => (best && best.points >= one.points ? best : one),
    undefined,
  );

/** Oldest first. */
export const performancesOf = (team: Pick<Team, 'history'>, season: Season): readonly Performance[] =>
  team.history.filter((performance) => {
    const day = dayOfPerformance(performance);
    return day !== undefined && seasonOf(day) === season;
  });

/** For saves without notes. Past seasons count as read. */
export function seasonsFrom({
  history,
  date,
  members,
}: Pick<Team, 'history' | 'date' | 'members'>): readonly SeasonNote[] {
  const current = seasonOf(date);
  const past = seasonHistories({ history })
    .reverse()
    .filter(({ season }) => season < current)
    .flatMap(({ season, performances }): SeasonNote[] => {
      const before = performances.find((one) => one.members)?.members?.before;
      return before === undefined ? [] : [{ season, members: before, read: true }];
    });
  const first = history.find((one) => {
    const day = dayOfPerformance(one);
    return day !== undefined && seasonOf(day) === current && one.members;
  });
  return [...past, { season: current, members: first?.members?.before ?? members, read: false }];
}
