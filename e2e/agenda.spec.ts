import type { Page } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';
import { course } from '@/content/calendar/course';
import {
  AGENDA_TEXTS,
  dayText,
  NEXT_MEETING_TEXTS,
  occasionText,
  REHEARSAL_TEXTS,
} from '@/content/interface/calendar';
import { pages } from '@/content/pages';
import { type AgendaItem, asHeld, endOf, sortAgenda } from '@/lib/calendar/course';
import { AGENDA_ICS, icsPath } from '@/lib/calendar/ics';
import { madridToUtc } from '@/lib/calendar/madrid-time';
import { calendarMonths, lastDays } from '@/lib/calendar/month-view';
import { courseFrom, meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { changesOf } from '@/lib/calendar/rehearsal-days';
import { addDays } from '@/lib/dates/days';
import { dateInMadrid } from '@/lib/dates/madrid';
import { setClock } from './support/clock-and-chance';
import { watchLayoutShifts } from './support/layout';
import { expect, test } from './support/watch';

const months = calendarMonths(course);
const agenda: readonly AgendaItem[] = course.agenda;
const items = sortAgenda(agenda.map(asHeld));
const middle = items[Math.floor(items.length / 2)];
if (!middle) throw new Error('the agenda has no items');

const shownMonths = (page: Page) => page.locator('[data-of]:visible');
const steps = (page: Page) => ({
  next: page.getByRole('button', { name: AGENDA_TEXTS.next }),
  previous: page.getByRole('button', { name: AGENDA_TEXTS.previous }),
});

for (const width of [360, 1280]) {
  test(`the agenda opens in its month, and nothing moves, at ${width} px`, async ({ page, noErrors: _ }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifted = await watchLayoutShifts(page);
    // The first minutes of the day in Madrid: west of it, it is still the day before.
    await setClock(page, madridToUtc(middle.date, '00:10'));
    await page.goto(`${pages.agenda.path}/`);
    await page.evaluate(() => document.fonts.ready);
    await expect(shownMonths(page)).toHaveCount(1);
    await expect(shownMonths(page)).toHaveAttribute('data-of', middle.date.slice(0, 7));
    const past = items.filter(({ date, until = date }) => until < middle.date);
    await expect(page.locator('li[id][data-over="true"]')).toHaveCount(past.length);
    await expect(page.locator('td[aria-current="date"]')).toHaveCount(1);
    expect(await shifted()).toBeLessThan(0.001);
    await expect(page.locator(`#${middle.id}`)).toBeVisible();
    await expect(page.locator('li[data-over="true"]:visible')).toHaveCount(0);
  });
}

test('after the last thing of a month the agenda opens on what is next', async ({ page }) => {
  const lastDay = months
    .slice(1)
    .map(({ month }) => addDays(`${month}-01`, -1))
    .find((day) => !lastDays(months).includes(day));
  test.skip(!lastDay, 'every month has something on its last day');
  if (!lastDay) return;
  await setClock(page, madridToUtc(lastDay, '00:10'));
  await page.goto(`${pages.agenda.path}/`);
  const first = shownMonths(page).locator('li[data-agenda-until]:visible').first();
  await expect(first).toHaveAttribute('data-over', 'false');
});

test('the months can be changed by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await setClock(page, madridToUtc(`${months[0]?.month}-15`, '12:00'));
  await page.goto(`${pages.agenda.path}/`);
  const { next, previous } = steps(page);
  await expect(previous).toBeDisabled();
  for (const { month } of months.slice(1)) {
    await next.press('Enter');
    await expect(shownMonths(page)).toHaveAttribute('data-of', month);
  }
  await expect(next).toBeDisabled();
  await expect(previous).toBeFocused();
});

test('each thing of the agenda has a calendar file, and all of them one', async ({ request }) => {
  for (const { id, title } of course.agenda) {
    const file = await request.get(icsPath(id));
    expect(file.headers()['content-type']).toContain('text/calendar');
    const text = (await file.text()).replaceAll('\r\n ', '');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(title.replace(/[,;]/g, '\\$&'));
  }
  const whole = await (await request.get(AGENDA_ICS)).text();
  expect(whole.match(/BEGIN:VEVENT/g)).toHaveLength(course.agenda.length);
});

// On the day of the tests or later: the home page has nothing that was over when it was built.
const [change] = changesOf(courseFrom(course, dateInMadrid(testNow)));

test('a change is told until its hours are over, and leads to the agenda', async ({ page, noErrors: _ }) => {
  test.skip(!change, 'nothing is cancelled or moved');
  if (!change) return;
  const { id, announced = change } = change;
  const notice = page.getByRole('main').getByRole('link', { name: occasionText(announced) });
  const shifted = await watchLayoutShifts(page);
  await setClock(page, madridToUtc(announced.date, '00:10'));
  await page.goto('');
  await expect(notice).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  expect(await shifted()).toBeLessThan(0.001);
  await notice.click();
  const target = page.locator(`#${id}`);
  await expect(target).toBeInViewport();
  expect(await target.evaluate((element) => element.matches(':target'))).toBe(true);
  const [lastDay = '', time = ''] = endOf(announced).split(' ');
  await setClock(page, madridToUtc(lastDay, time));
  await page.goto('');
  await expect(notice).toBeHidden();
});

test('the home page says that the rehearsal is today, and leads to it', async ({ page }) => {
  const weekly = months.flatMap(({ days }) => days).flatMap(({ rehearsals }) => rehearsals);
  const [rehearsal] = weekly.filter(({ date, rehearsal: { id } }) => {
    const next = nextMeeting(meetingPlan(course), { date, time: '00:10' });
    return date >= dateInMadrid(testNow) && next?.date === date && next.id === id;
  });
  test.skip(!rehearsal, 'no rehearsal is to come');
  if (!rehearsal) return;
  await setClock(page, madridToUtc(rehearsal.date, '00:10'));
  await page.goto('');
  const card = page.getByRole('region', { name: NEXT_MEETING_TEXTS.label });
  await expect(card.getByText(dayText(rehearsal.date, 'today'))).toBeVisible();
  await card.getByRole('link', { name: NEXT_MEETING_TEXTS.assaig.agenda }).click();
  await expect(page).toHaveURL(new RegExp(`#assaig-${rehearsal.date}-`));
  await expect(page.locator(':target')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every month is there, and the home page has the weekly hours', async ({ page }) => {
    await page.goto(`${pages.agenda.path}/`);
    await expect(shownMonths(page)).toHaveCount(months.length);
    for (const { title } of items)
      await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
    await page.goto('');
    const meeting = page.getByRole('region', { name: NEXT_MEETING_TEXTS.label });
    const built = { date: dateInMadrid(testNow), time: '00:00' };
    if (!nextMeeting(meetingPlan(course), built))
      return expect(meeting.getByText(NEXT_MEETING_TEXTS.over.title)).toBeVisible();
    for (const { from, to } of course.rehearsals)
      await expect(meeting.getByText(`${from}–${to}`).first()).toBeVisible();
  });
});

test('the rehearsals and the agenda can be kept in a calendar', async ({ page, request }) => {
  await page.goto(`${pages.rehearsals.path}/`);
  const link = page.getByRole('link', { name: REHEARSAL_TEXTS.download });
  const file = await request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toContain('text/calendar');
  await expect(page.getByRole('link', { name: REHEARSAL_TEXTS.subscribe })).toHaveAttribute(
    'href',
    /^webcal:\/\/.+\/assajos\.ics$/,
  );
  await page.goto(`${pages.agenda.path}/`);
  const { subscribe, google } = AGENDA_TEXTS.whole;
  for (const name of [subscribe, google])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /webcal:\/\/.+\/agenda\.ics$/);
});
