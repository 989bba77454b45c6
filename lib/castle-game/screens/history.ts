import { dayOfPerformance, sizeAfter } from '@/lib/castle-game/engine/season-history';
import type { Performance, Round, Team } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import { clockInMadrid } from '@/lib/dates/madrid';
import { type Season, seasonOf } from '@/lib/dates/seasons';

export type HistoryRow = {
  /** From 1, the oldest saved performance. */
  readonly place: number;
  /** `undefined` without a known day. */
  readonly season: Season | undefined;
  /** `YYYY-MM-DD`; `undefined` if unknown. */
  readonly date: string | undefined;
  readonly day: string | undefined;
  /** End of the performance in Madrid, `21:05`. */
  readonly time: string;
  readonly rounds: readonly Round[];
  readonly points: number;
  readonly members: Performance['members'];
};

/** Newest first. */
export const historyRows = (team: Pick<Team, 'history' | 'members'>): HistoryRow[] =>
  team.history
    .map((performance, index): HistoryRow => {
      const { rounds, points, endedAt } = performance;
      const members = performance.members && { ...performance.members, after: sizeAfter(team, index) };
      const time = clockInMadrid(endedAt).slice(0, 'HH:MM'.length);
      const date = dayOfPerformance(performance);
      const season = date === undefined ? undefined : seasonOf(date);
      return { place: index + 1, season, date, day: date && longDate(date), time, rounds, points, members };
    })
    .reverse();

export type HistoryPart = { readonly season: Season | undefined; readonly rows: readonly HistoryRow[] };

export function partsOf(rows: readonly HistoryRow[]): readonly HistoryPart[] {
  const parts: { season: Season | undefined; rows: HistoryRow[] }[] = [];
  for (const row of rows) {
    const last = parts.at(-1);
    if (last && last.season === row.season) last.rows.push(row);
    else parts.push({ season: row.season, rows: [row] });
  }
  return parts;
}
