import type { Page } from '@playwright/test';
import { story } from '@/content/story';
import { installClock } from '@/e2e/support/clock-and-chance';
import { watchLayoutShifts } from '@/e2e/support/layout';
import { routeOf, wordsOf } from '@/e2e/support/story';
import { expect, test } from '@/e2e/support/watch';
import { NO_FACTS } from '@/lib/story/facts';
import { textIn } from '@/lib/story/forms';
import { WORD_TIME } from '@/lib/story/telling';
import { expectTelling, expectTold, needsRounds, options, remember, titleOf } from './support';

/** The longest passage that is not an ending. */
const [longest] = story
  .filter((passage) => passage.options.length === 2)
  .toSorted((one, other) => wordsOf(other) - wordsOf(one));
if (!longest) throw new Error('no passage of the story has two options');
const route = routeOf(longest.id);
const paragraphs = (page: Page) => page.getByRole('article').getByRole('paragraph');

test.beforeEach(({ page }) => remember(page));

test('words appear one by one and options after the last, unshifted', async ({ page, noErrors: _ }) => {
  // Letters that arrive late move the text once. With them in the cache, only the telling could.
  await page.goto('palette/');
  const shifted = await watchLayoutShifts(page);
  await installClock(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(route);
  await expectTelling(page);
  const before = (await needsRounds(page)).length;
  await expect.poll(async () => (await needsRounds(page)).length).toBeLessThan(before);
  const place = await paragraphs(page).last().boundingBox();
  await page.clock.runFor(wordsOf(longest) * WORD_TIME);
  await expect(options(page)).toHaveCount(2);
  expect(await paragraphs(page).last().boundingBox()).toEqual(place);
  await expectTold(page);
  expect(await shifted()).toBeLessThan(0.001);
});

test('without the scripts the text is shown', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', (request) => request.abort());
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  // They come forward after four seconds. Meanwhile the page has reloaded itself once.
  await expect(options(page)).toHaveCount(2);
  await expect(paragraphs(page).last().locator('..')).toHaveCSS('opacity', '1');
});

test('the accessibility tree has whole paragraphs while words appear', async ({ page }) => {
  await page.goto(route);
  await expectTelling(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(longest.id));
  await expect(paragraphs(page)).toHaveText([...textIn(longest, NO_FACTS)], { useInnerText: true });
});
