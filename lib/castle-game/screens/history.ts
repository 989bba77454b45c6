import { dateFrom, isGameDate } from '@/lib/castle-game/saves/dates';
import type { Performance, Round, Team } from '@/lib/castle-game/types';
import { longDate } from '@/lib/dates/formats';
import { clockInMadrid } from '@/lib/dates/madrid';

export type HistoryRow = {
  /** Place among the performances remembered, from 1 for the oldest. */
  readonly place: number;
  /** The day of the game in words; undefined when a save tells none that can be written. */
  readonly day: string | undefined;
  /** Hour in Madrid at which it was played, `21:05`. */
  readonly time: string;
  readonly rounds: readonly Round[];
  readonly points: number;
  readonly members: Performance['members'];
};

function dayOf({ day, endedAt }: Performance): string | undefined {
  const date = day ?? dateFrom(endedAt);
  return date !== undefined && isGameDate(date) ? longDate(date) : undefined;
}

/** The performances of a team, newest first. */
export const historyRows = ({ history }: Team): HistoryRow[] =>
  history
    .map((performance, index): HistoryRow => {
      const { rounds, points, endedAt, members } = performance;
      const time = clockInMadrid(endedAt).slice(0, 'HH:MM'.length);
      return { place: index + 1, day: dayOf(performance), time, rounds, points, members };
    })
    .toReversed();
