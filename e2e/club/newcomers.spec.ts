import { testNow } from '@/__tests__/test-day';
import { course } from '@/content/calendar/course';
import { ENGLISH } from '@/content/interface/english';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import { inEnglish } from '@/content/pages/in-english.en';
import { expect, test } from '@/e2e/support/watch';
import { meetingPlan, nextMeeting } from '@/lib/calendar/next-meeting';
import { dateInMadrid } from '@/lib/dates/madrid';

test('the first screen of the rehearsals leads to the page in English', async ({ page, noErrors: _ }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pages.rehearsals.path}/`);
  const link = page.getByRole('main').getByRole('link', { name: ENGLISH.label });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: inEnglish.title })).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('lang', ENGLISH.lang);
  await expect(page.locator('header[lang="ca"], footer[lang="ca"]')).toHaveCount(2);
  for (const lang of ['ca', ENGLISH.lang])
    await expect(page.locator(`link[rel="alternate"][hreflang="${lang}"]`)).toHaveCount(1);
  const next = page.getByRole('list', { name: ENGLISH.next }).getByRole('listitem');
  await expect(next.first()).toHaveText(/^\w+day \d+ \w+, \d\d:\d\d/);
});

test('the rehearsals say at once when the next one is', { tag: '@slow' }, async ({ page }) => {
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
