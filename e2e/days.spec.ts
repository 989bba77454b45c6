import { TEST_NOW } from '@/__tests__/test-day';
import { course } from '@/content/calendar/course';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import {
  AGENDA_TEXTS,
  dayOfMeeting,
  NEXT_MEETING_TEXTS,
  pastRehearsals,
  REHEARSAL_TEXTS,
} from '@/content/interface/calendar';
import { lastBoard } from '@/content/interface/club';
import { DAILY_TEXTS } from '@/content/interface/games/daily-castell';
import { dailyTitle, resultText } from '@/content/interface/games/hub';
import { RANKING_TEXTS } from '@/content/interface/results';
import { pages } from '@/content/pages';
import { boards } from '@/content/people/directory';
import { isShown } from '@/content/shown';
import { daysOfCourse } from '@/lib/calendar/course';
import { calendarMonths } from '@/lib/calendar/month-view';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { seasonDates, seasonOf } from '@/lib/dates/seasons';
import { castellOf, dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import { capitalised } from '@/lib/text/catalan';
import { ranking } from './results/results';
import { setClock } from './support/clock-and-chance';
import { expectNoHorizontalScroll, watchLayoutShifts } from './support/layout';
import { expect, test } from './support/watch';

/** Of the test day, when the course began. */
const year = Number(TEST_NOW.slice(0, 4));
const leapYear = year + 4 - (year % 4);

/**
 * In Madrid it is another day than in the zone. The site is of the test day: a visitor's page may be older than the visit. After
 * the course, everything says so.
 */
const moments = [
  [`${leapYear}-02-29T12:00:00+01:00`, 'Pacific/Auckland'],
  [`${year + 1}-01-01T00:10:00+01:00`, 'America/Los_Angeles'],
] as const;

/** Swedish dates are ISO dates. */
const format = (timeZone: string, moment: number, options?: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv', { timeZone, ...options }).format(moment);

for (const [text, timezoneId] of moments) {
  const moment = Date.parse(text);
  const [date, time] = format('Europe/Madrid', moment, { dateStyle: 'short', timeStyle: 'short' }).split(' ');
  if (!date || !time) throw new Error(`${text} is no moment.`);

  test.describe(`${text} in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('every page that looks at the clock says what is so', async ({ page, noErrors: _ }) => {
      const shifted = await watchLayoutShifts(page);
      const open = async (path: string) => {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await shifted(), path).toBeLessThan(0.001);
      };
      await setClock(page, moment);
      await open('');
      const next = nextMeeting(meetingPlan(course), { date, time });
      const meeting = page.getByRole('region', { name: NEXT_MEETING_TEXTS.label });
      await expect(
        meeting.getByText(next ? capitalised(dayOfMeeting(next, date)) : NEXT_MEETING_TEXTS.over.title, {
          exact: true,
        }),
      ).toBeVisible();

      await open(`${pages.agenda.path}/`);
      const months = calendarMonths(course);
      const month = months.findLast((one) => one.month <= date.slice(0, 7) && one.days.length > 0);
      await expect(page.locator('[data-of]:visible')).toHaveAttribute('data-of', month?.month ?? '');
      const past = date > daysOfCourse(course).to;
      await expect(page.getByText(AGENDA_TEXTS.over)).toBeVisible({ visible: past });

      await open(`${pages.rehearsals.path}/`);
      const held = page.getByRole('status').filter({ hasText: pastRehearsals(course.season) });
      await expect(held).toBeVisible({ visible: date > course.season.to });
      if (date > course.season.to) await expect(held.getByRole('link')).toHaveText(REHEARSAL_TEXTS.ask);

      for (const { path, currentSeason } of boards.filter(({ path }) => isShown(path))) {
        await open(`${path}/`);
        const last = page.getByText(lastBoard(currentSeason));
        await expect(last).toBeVisible({ visible: date > seasonDates(currentSeason).to });
      }

      if (isShown(pages.bestDiades.path)) {
        await page.goto(`${pages.bestDiades.path}/`);
        const season = seasonOf(format(timezoneId, moment));
        const stars = page.getByRole('img', { name: RANKING_TEXTS.currentSeason });
        await expect(stars).toHaveCount(ranking.rows.filter((row) => row.season === season).length);
      }

      // Numbers of days grow.
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(`${pages.games.path}/`);
      await expect(page.getByText(`${dailyTitle(date)}: ${resultText(undefined)}`)).toBeVisible();
      await expectNoHorizontalScroll(page);

      await page.goto(`${pages.games.path}/?castell-del-dia`);
      await expect(page.getByRole('region', { name: dailyTitle(date), exact: true })).toBeVisible();
      const answer = castellOf(dailyCatalogue(DAILY_TOWERS), date);
      const field = page.getByRole('textbox', { name: DAILY_TEXTS.type });
      for (const { code } of [DAILY_TOWERS.find(({ code }) => code !== answer.code) ?? answer, answer]) {
        await field.fill(code);
        await field.press('Enter');
      }
      await expect(page.getByRole('heading', { name: DAILY_TEXTS.found })).toBeVisible();
    });
  });
}
