import { testNow } from '@/__tests__/test-day';
import { course } from '@/content/calendar/course';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { dateInMadrid } from '@/lib/dates/madrid';

test('the first screen of the rehearsals leads to the welcome in English', async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pages.rehearsals.path}/`);
  const link = page.getByRole('main').getByRole('link', { name: assajos.welcome.title, exact: true });
  await expect(link).toBeInViewport();
  await link.click();
  const welcome = page.locator(`#${assajos.welcome.id}`);
  await expect(welcome.getByText(assajos.welcome.hours)).toBeInViewport();
  await expect(welcome).toHaveAttribute('lang', assajos.welcome.lang);
  expectNoPageErrors(pageErrors);
});

test('the first screen of the rehearsals says when the next one is, and the page is nine screens at most', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${pages.rehearsals.path}/`);
  if (nextMeeting(meetingPlan(course), { date: dateInMadrid(testNow), time: '00:00' }))
    await expect(page.locator('[data-meeting][data-shown="true"]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9 * 780);
});

test('a link to an answer opens it, also when the page is read again', { tag: '@slow' }, async ({ page }) => {
  const [answered] = assajos.answers.items;
  const id = answered?.id ?? '';
  const answer = page.locator(`#${id} p`).first();
  await page.goto(`${pages.rehearsals.path}/`);
  await expect(answer).toBeHidden();
  await page.goto(`${pages.rehearsals.path}/#${id}`);
  await expect(answer).toBeInViewport();
  await page.reload();
  await expect(answer).toBeInViewport();
});
