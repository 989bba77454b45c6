import { type CalendarMonth, lastDays } from '@/lib/calendar/month-view';
import { monthName } from '@/lib/dates/formats';
import { capitalised } from '@/lib/text/catalan';

/** Data of `shown-month.inline.ts`: the last day of each month, and the month of each item. */
export function openingData(months: readonly CalendarMonth[]) {
  // The month of any other rehearsal is in its anchor.
  const items = months.flatMap(({ month, days }) =>
    days.flatMap(({ items, rehearsals }) =>
      [...items, ...rehearsals.filter(({ announced }) => announced)].map(({ id }) => `${id} ${month}`),
    ),
  );
  return { days: lastDays(months).join(), items: items.join() };
}

/**
 * Returns styles that show one month when `data-month` is set, and name the buttons after the months beside it. Otherwise, as
 * without scripts, all are shown.
 */
export function shownMonthStyles(months: readonly CalendarMonth[]): string {
  const inMonth = ({ month }: CalendarMonth) => `[data-agenda][data-month="${month}"]`;
  const shown = months.map((month) => `${inMonth(month)}>[data-of="${month.month}"][data-of]`);
  const step = (month: CalendarMonth, by: number, other: CalendarMonth | undefined) => {
    const button = `${inMonth(month)} [data-agenda-step="${by}"]`;
    const name = other ? capitalised(monthName(Number(other.month.slice(5)))) : '–';
    return `${button}::after{content:"${name}"}`;
  };
  const named = months.flatMap((month, place) => [
    step(month, -1, months[place - 1]),
    step(month, 1, months[place + 1]),
  ]);
  return `${shown.join(',')}{display:contents}${named.join('')}`;
}
