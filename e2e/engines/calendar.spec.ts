import { testNow } from '@/__tests__/test-day';
import { course } from '@/content/calendar/course';
import { AGENDA_TEXTS, dayOfMeeting } from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { madridToUtc } from '@/lib/calendar/madrid-time';
import { calendarMonths } from '@/lib/calendar/month-view';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { addDays } from '@/lib/dates/days';
import { dateInMadrid } from '@/lib/dates/madrid';
import { poll } from './page';
import { expect, test } from './test';

const months = calendarMonths(course);

/** Days from the day of the tests on, since the home page holds no meeting that was over when it was built. */
for (const days of [1, 125]) {
  const date = addDays(dateInMadrid(testNow), days);

  test(`${days} days after the day of the tests the home page shows the next meeting of that day`, async ({
    site,
    host,
  }) => {
    const next = nextMeeting(meetingPlan(course), { date, time: '00:10' });
    host.setClock(madridToUtc(date, '00:10'));
    await site.open('');
    await poll('the meeting', () =>
      site.engine.evaluate(
        (id) => document.querySelector(`[data-meeting="${id}"]`)?.checkVisibility() ?? false,
        next?.id ?? 'over',
      ),
    );
    if (!next) return;
    const day = await site.text(`[data-meeting="${next.id}"] [data-meeting-day]`);
    expect(day.toLowerCase()).toBe(dayOfMeeting(next, date).toLowerCase());
  });

  test(`${days} days after the day of the tests the agenda opens at that month`, async ({ site, host }) => {
    const month = months.findLast((one) => one.month <= date.slice(0, 7))?.month ?? months[0]?.month;
    host.setClock(madridToUtc(date, '00:10'));
    await site.open(`${pages.agenda.path.slice(1)}/`);
    const shown = await site.engine.evaluate(() =>
      [...document.querySelectorAll('[data-of]')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('data-of')),
    );
    expect(shown).toEqual([month]);
    const next = months[months.findIndex((one) => one.month === month) + 1]?.month;
    if (!next) return;
    // The styles add the name of the month.
    await site.click('button', new RegExp(`^${AGENDA_TEXTS.next}`));
    await poll(`the month ${next}`, () =>
      site.engine.evaluate((id) => document.querySelector(`[data-of="${id}"]`)?.checkVisibility(), next),
    );
  });
}
