import type { CalendarMonth } from '@/lib/calendar/month-view';

/**
 * Runs where the months begin, before any is painted: shows that of the item the address asks for, or the one it is in
 * Madrid, and the nearest when the course has none.
 */
export function openingScript(months: readonly CalendarMonth[]): string {
  const names = months.map(({ month }) => month);
  const items = Object.fromEntries(
    months.flatMap(({ month, days }) => days.flatMap((day) => day.items.map(({ id }) => [id, month]))),
  );
  return `(() => {
const months = ${JSON.stringify(names)}, items = ${JSON.stringify(items)};
const parts = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Madrid', year: 'numeric', month: '2-digit' }).formatToParts();
const now = ['year', 'month'].map((name) => parts.find(({ type }) => type === name).value).join('-');
const { dataset } = document.currentScript.parentElement;
const near = now < months[0] ? months[0] : now > months.at(-1) ? months.at(-1) : now;
dataset.month = items[location.hash.slice(1)] ?? near;
if (now > months.at(-1)) dataset.course = 'over';
})()`;
}

/** One month is shown when the agenda says which; all of them when it does not, without scripts. */
export function shownMonthStyles(months: readonly CalendarMonth[]): string {
  const shown = months.map(
    ({ month }) => `[data-agenda][data-month="${month}"]>[data-of="${month}"][data-of]`,
  );
  return `${shown.join(',')}{display:grid}`;
}
