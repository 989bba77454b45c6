import { EMBED_TEXTS, VIDEO_TEXTS } from '@/content/interface/embeds';
import { pages } from '@/content/pages';
import { answerIframes } from '@/e2e/support/network';
import { knownVideos } from '@/e2e/support/videos';
import { expect, test } from '@/e2e/support/watch';

const askForAny = new RegExp(`^${EMBED_TEXTS.ask.videos}`);

test.skip(knownVideos.length === 0, 'the club has no videos yet');

test("the latest videos come from the site's own list", async ({ page, noErrors: _ }) => {
  await page.goto(`${pages.videos.path}/`);
  await expect(page.getByRole('button', { name: askForAny })).toHaveCount(knownVideos.length);
  await expect(page.getByText(VIDEO_TEXTS.loading)).toHaveCount(0);
});

test('one box shows every video, now and on the next visit, and hides them again', { tag: '@slow' }, async ({
  page,
}) => {
  await answerIframes(page);
  await page.goto(`${pages.videos.path}/`);
  const always = page.getByRole('checkbox', { name: EMBED_TEXTS.alwaysAll });
  await always.check();
  await expect(page.locator('iframe')).toHaveCount(knownVideos.length);
  await page.reload();
  await expect(page.locator('iframe')).toHaveCount(knownVideos.length);
  await always.uncheck();
  await expect(page.locator('iframe')).toHaveCount(0);
});
