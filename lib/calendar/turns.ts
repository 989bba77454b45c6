import { addDays, daysBetween } from '@/lib/dates/days';

/** One time that the club meets. It is the next one until it is over. Moments: `2026-11-24 14:00`. */
export type Turn = { readonly id: string; readonly date: string; readonly from: string; readonly to: string };

/** The first that is not over. `turns` are in order. */
export const turnAt = (turns: readonly Turn[], moment: string): Turn | undefined =>
  turns.find(({ to }) => to > moment);

/** Both included. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, days) => addDays(from, days));

/** Of all turns of a meeting: start, end, and days from the start to the day of the end. `14:00 16:00 0`. */
export const turnHours = ({ date, from, to }: Turn): string =>
  `${from.slice(11)} ${to.slice(11)} ${daysBetween(date, to.slice(0, 10))}`;

/**
 * The turns as `2 0,0 3`: days since the turn before, or `from`, and place of the meeting. So they repeat week by week, and
 * compress well.
 */
export function formatTurns(turns: readonly Turn[], meetings: readonly string[], from: string): string {
  const dates = [from, ...turns.map(({ date }) => date)];
  return turns
    .map(({ id, date }, index) => `${daysBetween(dates[index] ?? from, date)} ${meetings.indexOf(id)}`)
    .join();
}

/** The id of a turn is the place of its meeting. `hours`: of each meeting. */
export function parseTurns(text: string, hours: readonly string[], from: string): Turn[] {
  let date = from;
  return text.split(',').flatMap((turn) => {
    const [gap = '', id] = turn.split(' ');
    if (!id) return [];
    date = addDays(date, Number(gap));
    const [start = '', end = '', days = ''] = hours[Number(id)]?.split(' ') ?? [];
    return [{ id, date, from: `${date} ${start}`, to: `${addDays(date, Number(days))} ${end}` }];
  });
}
