import type { CalendarMonth } from '@/lib/calendar/month-view';

/**
 * Returns the inline script that chooses the month before first paint: that of the item in the URL fragment, else the
 * current month in Madrid, else the nearest of the academic year.
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

/** Returns styles that show one month when `data-month` is set. Otherwise, as without scripts, all are shown. */
export function shownMonthStyles(months: readonly CalendarMonth[]): string {
  const shown = months.map(
    ({ month }) => `[data-agenda][data-month="${month}"]>[data-of="${month}"][data-of]`,
  );
  return `${shown.join(',')}{display:grid}`;
}
