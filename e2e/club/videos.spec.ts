import { VIDEO_TEXTS } from '@/content/interface/club';
import { EMBED_TEXTS } from '@/content/interface/embeds';
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

test('on a phone the button of a box is above the crowd drawn at its foot', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pages.videos.path}/`);
  const box = page.locator('[data-embed-box]').first();
  const foot = (element: HTMLElement) => element.getBoundingClientRect().bottom;
  const crowd = await box.evaluate((element) => Number.parseFloat(getComputedStyle(element).paddingBlockEnd));
  const button = await box.getByRole('button').evaluate(foot);
  expect(button).toBeLessThanOrEqual((await box.evaluate(foot)) - crowd);
});

test('one box shows every video, now and on the next visit, and hides them again', async ({ page }) => {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  );
  await page.goto(`${pages.videos.path}/`);
  const always = page.getByRole('checkbox', { name: EMBED_TEXTS.alwaysAll });
  await always.check();
  await expect(page.locator('iframe')).toHaveCount(knownVideos.length);
  await page.reload();
  await expect(page.locator('iframe')).toHaveCount(knownVideos.length);
  await always.uncheck();
  await expect(page.locator('iframe')).toHaveCount(0);
});
