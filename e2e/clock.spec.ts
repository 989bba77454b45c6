import { testNow } from '@/__tests__/test-day';
import { dateInMadrid } from '@/lib/dates/madrid';
import { setClock } from './support/clock-and-chance';
import { expect, test } from './support/watch';

/** Runs in the page: what the ways to ask for the date give, and how many ms the clock counts in half a second. */
async function askForTheDate() {
  const start = Date.now();
  // Swedish dates are ISO dates.
  const format = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Madrid' });
  const parts = format.formatToParts().map(({ value }) => value);
  const moments = [start, Date.parse(new Date().toISOString()), Date.parse(Date())];
  await new Promise((done) => setTimeout(done, 500));
  return { moments, days: [format.format(), parts.join('')], passed: Date.now() - start };
}

test('every page opens at the moment of the tests, and time goes on', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const moved = await context.newPage();
  const later = Date.parse('2031-04-23T12:00:00Z');
  await setClock(moved, later);
  for (const [tab, expected] of [
    [page, testNow],
    [await context.newPage(), testNow],
    [moved, later],
  ] as const) {
    await tab.goto('');
    const { moments, days, passed } = await tab.evaluate(askForTheDate);
    for (const moment of moments) expect(Math.abs(moment - expected)).toBeLessThan(60_000);
    expect(new Set(days)).toEqual(new Set([dateInMadrid(expected)]));
    expect(passed).toBeGreaterThanOrEqual(499);
  }
  await context.close();
});
