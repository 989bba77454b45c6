import { testNow } from '@/__tests__/test-day';
import { course } from '@/content/calendar/course';
import { AGENDA_TEXTS, dayOfMeeting } from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { madridToUtc } from '@/lib/calendar/madrid-time';
import { calendarMonths, lastDays, monthToOpen } from '@/lib/calendar/month-view';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { addDays } from '@/lib/dates/days';
import { dateInMadrid } from '@/lib/dates/madrid';
import { poll } from './page';
import { expect, test } from './test';

const months = calendarMonths(course);

test('four months on, the home page shows the next meeting, and the agenda opens at its month', async ({
  site,
  host,
}) => {
  // Not further, since the home page holds no meeting that was over when it was built.
  const date = addDays(dateInMadrid(testNow), 125);
  host.setClock(madridToUtc(date, '00:10'));
  const next = nextMeeting(meetingPlan(course), { date, time: '00:10' });
  await site.open('');
  const day = await site.text(`[data-meeting="${next?.id ?? 'over'}"] ${next ? '[data-meeting-day]' : ''}`);
  if (next) expect(day.toLowerCase()).toBe(dayOfMeeting(next, date).toLowerCase());

  const shown = () =>
    site.engine.evaluate(() =>
      [...document.querySelectorAll('[data-of]')]
        .filter((element) => element.firstElementChild?.checkVisibility())
        .map((element) => element.getAttribute('data-of')),
    );
  const place = months.findIndex(({ month }) => month === monthToOpen(lastDays(months), date));
  await site.open(`${pages.agenda.path.slice(1)}/`);
  expect(await shown()).toEqual([months[place]?.month]);
  const following = months[place + 1]?.month;
  if (!following) return;
  // The styles add the name of the month.
  await site.click('button', new RegExp(`^${AGENDA_TEXTS.next}`));
  await poll(`the month ${following}`, async () => (await shown()).includes(following));
});
