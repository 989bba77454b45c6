import type { CalendarMonth } from '@/lib/calendar/month-view';
import { monthName } from '@/lib/dates/formats';
import { DECLARE_NOW } from '@/lib/dates/madrid';
import { capitalised } from '@/lib/text/catalan';

/**
 * Returns the inline script that chooses the month before first paint: that of the item or rehearsal in the URL fragment, else the
 * current month in Madrid, else the first of the course or the last one with something in its list.
 */
export function openingScript(months: readonly CalendarMonth[]): string {
  const first = months[0]?.month;
  const last = (months.findLast(({ days }) => days.length > 0) ?? months.at(-1))?.month;
  // The month of any other rehearsal is in its anchor.
  const items = Object.fromEntries(
    months.flatMap(({ month, days }) =>
      days.flatMap(({ items, rehearsals }) =>
        [...items, ...rehearsals.filter(({ announced }) => announced)].map(({ id }) => [id, month]),
      ),
    ),
  );
  return `(() => {
const first = ${JSON.stringify(first)}, last = ${JSON.stringify(last)}, items = ${JSON.stringify(items)};
${DECLARE_NOW}
const anchor = location.hash.slice(1);
const asked = (Object.hasOwn(items, anchor) && items[anchor]) || /^assaig-(\\d{4}-\\d\\d)/.exec(anchor)?.[1] || now.slice(0, 7);
document.currentScript.parentElement.dataset.month = asked < first ? first : asked > last ? last : asked;
})()`;
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
  return `${shown.join(',')}{display:grid}${named.join('')}`;
}
