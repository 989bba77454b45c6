import type { CalendarMonth } from '@/lib/calendar/month-view';
import { DECLARE_NOW } from '@/lib/dates/madrid';

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
const asked = items[anchor] ?? /^assaig-(\\d{4}-\\d\\d)/.exec(anchor)?.[1] ?? now.slice(0, 7);
document.currentScript.parentElement.dataset.month = asked < first ? first : asked > last ? last : asked;
})()`;
}

/** Returns styles that show one month when `data-month` is set. Otherwise, as without scripts, all are shown. */
export function shownMonthStyles(months: readonly CalendarMonth[]): string {
  const shown = months.map(
    ({ month }) => `[data-agenda][data-month="${month}"]>[data-of="${month}"][data-of]`,
  );
  return `${shown.join(',')}{display:grid}`;
}
