import type { CalendarMonth } from '@/lib/calendar/month-view';
import { DECLARE_TODAY } from '@/lib/dates/madrid';

/**
 * Returns the inline script that chooses the month before first paint: that of the item in the URL fragment, else the
 * current month in Madrid, else the first of the course or the last one with something in its list.
 */
export function openingScript(months: readonly CalendarMonth[]): string {
  const first = months[0]?.month;
  const last = (months.findLast(({ days }) => days.length > 0) ?? months.at(-1))?.month;
  const items = Object.fromEntries(
    months.flatMap(({ month, days }) => days.flatMap((day) => day.items.map(({ id }) => [id, month]))),
  );
  return `(() => {
const first = ${JSON.stringify(first)}, last = ${JSON.stringify(last)}, items = ${JSON.stringify(items)};
${DECLARE_TODAY}
const now = today.slice(0, 7);
const near = now < first ? first : now > last ? last : now;
document.currentScript.parentElement.dataset.month = items[location.hash.slice(1)] ?? near;
})()`;
}

/** Returns styles that show one month when `data-month` is set. Otherwise, as without scripts, all are shown. */
export function shownMonthStyles(months: readonly CalendarMonth[]): string {
  const shown = months.map(
    ({ month }) => `[data-agenda][data-month="${month}"]>[data-of="${month}"][data-of]`,
  );
  return `${shown.join(',')}{display:grid}`;
}
