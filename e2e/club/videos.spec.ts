import { EMBED_TEXTS } from '@/content/interface/embeds';
import { VIDEO_TEXTS } from '@/content/interface/videos';
import { pages } from '@/content/pages';
import { knownVideos } from '@/e2e/support/videos';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';

const askForAny = new RegExp(`^${EMBED_TEXTS.ask.videos}`);

test.skip(knownVideos.length === 0, 'the club has no videos yet');

test("the latest videos come from the site's own list, and the loading line goes", async ({
  page,
  pageErrors,
}) => {
  await page.goto(`${pages.videos.path}/`);
  await expect(page.getByRole('button', { name: askForAny })).toHaveCount(knownVideos.length);
  await expect(page.getByText(VIDEO_TEXTS.loading)).toHaveCount(0);
  expectNoPageErrors(pageErrors);
});

test('on a phone both buttons of a box are above the crowd drawn at its foot', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pages.videos.path}/`);
  const box = page.locator('[data-embed-box]').first();
  const room = await box.evaluate((element) => {
    const crowd = Number.parseFloat(getComputedStyle(element).paddingBlockEnd);
    const answers = element.querySelectorAll('[data-embed-question] button');
    const lowest = Math.max(...[...answers].map((answer) => answer.getBoundingClientRect().bottom));
    return { answers: answers.length, left: element.getBoundingClientRect().bottom - crowd - lowest };
  });
  expect(room.answers).toBe(2);
  expect(room.left, 'pixels between the lower answer and the crowd').toBeGreaterThanOrEqual(0);
});
