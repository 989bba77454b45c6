import type { Page } from '@playwright/test';
import { boards } from '@/content/boards/boards';
import { course } from '@/content/calendar/course';
import {
  AGENDA_TEXTS,
  NEXT_MEETING_TEXTS,
  pastRehearsals,
  REHEARSAL_TEXTS,
} from '@/content/interface/calendar';
import { BOARD_TEXTS, lastBoard } from '@/content/interface/club';
import { ENGLISH } from '@/content/interface/english';
import { pages } from '@/content/pages';
import { isShown } from '@/content/shown';
import { courseName, daysOfCourse } from '@/lib/calendar/course';
import { madridToUtc } from '@/lib/calendar/madrid-time';
import { calendarMonths } from '@/lib/calendar/month-view';
import type { BoardHistory } from '@/lib/club/boards';
import { seasonDates } from '@/lib/dates/seasons';
import { setClock } from './support/clock-and-chance';
import { watchLayoutShifts } from './support/layout';
import { expect, expectNoPageErrors, test } from './support/watch';

const { season } = course;
const lastOfAgenda = daysOfCourse(course).to;
/** An October after everything, when a new course could be expected. `days.spec.ts` has other days. */
const date = `${Number(lastOfAgenda.slice(0, 4)) + 1}-10-05`;

type Saying = { path: string; day: string; text: string; ask: string };

const sayings: readonly Saying[] = [
  { path: pages.agenda.path, day: lastOfAgenda, text: AGENDA_TEXTS.over, ask: AGENDA_TEXTS.ask },
  ...[pages.agenda, pages.rehearsals, pages.contact].map(({ path }) => ({
    path,
    day: season.to,
    text: pastRehearsals(season),
    ask: REHEARSAL_TEXTS.ask,
  })),
  { path: pages.rehearsals.path, day: season.to, text: ENGLISH.past(courseName(season)), ask: ENGLISH.ask },
  ...boards.map(({ path, currentSeason }: BoardHistory) => ({
    path,
    day: seasonDates(currentSeason).to,
    text: lastBoard(currentSeason),
    ask: BOARD_TEXTS.ask,
  })),
];

const shown = sayings.filter(({ path }) => isShown(path));

const open = (page: Page, path: string) => page.goto(`${path}/`, { waitUntil: 'networkidle' });

test.beforeEach(({ page }) => setClock(page, madridToUtc(date, '12:00')));

test('in October agenda, rehearsals and boards say that they are past, and nothing moves', async ({
  page,
  pageErrors,
}) => {
  const shifted = await watchLayoutShifts(page);
  for (const path of new Set(shown.map((saying) => saying.path))) {
    await open(page, path);
    expect(await shifted(), path).toBe(0);
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    });
    for (const { text, ask } of shown.filter((saying) => saying.path === path && saying.day < date)) {
      const notice = page.getByRole('main').getByRole('status').filter({ hasText: text });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link', { name: ask })).toHaveAttribute('href', `${pages.contact.path}/`);
    }
  }
  expectNoPageErrors(pageErrors);
});

test('in October the agenda opens at the last month that has something', async ({ page }) => {
  await open(page, pages.agenda.path);
  const last = calendarMonths(course).findLast((month) => month.days.length > 0);
  await expect(page.locator('[data-of]:visible')).toHaveAttribute('data-of', last?.month ?? '');
});

test('in October the home page says that no rehearsal is announced, and nothing moves', async ({ page }) => {
  const shifted = await watchLayoutShifts(page);
  await page.goto('', { waitUntil: 'networkidle' });
  const meeting = page.getByRole('region', { name: NEXT_MEETING_TEXTS.label });
  await expect(meeting.getByText(NEXT_MEETING_TEXTS.over.title)).toBeVisible();
  await expect(meeting.getByText(NEXT_MEETING_TEXTS.weekly)).toBeHidden();
  await expect(meeting.getByRole('link')).toHaveAttribute('href', `${pages.contact.path}/`);
  expect(await shifted()).toBeLessThan(0.001);
});
