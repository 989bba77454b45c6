import { EMBED_TEXTS } from '../../content/interface/embeds';
import { VIDEO_TEXTS } from '../../content/interface/videos';
import { pages } from '../../content/pages';
import { videos } from '../../content/pages/videos';
import { knownVideos } from '../support/videos';
import { expect, expectNoTrouble, test } from '../support/watch';

const askForAny = new RegExp(`^${EMBED_TEXTS.ask.videos}`);

test("the latest videos come from the site's own list, and the loading line goes", async ({
  page,
  trouble,
}) => {
  expect(knownVideos).not.toHaveLength(0);
  await page.goto(`${pages.videos.path}/`);
  await expect(page.getByRole('button', { name: askForAny })).toHaveCount(knownVideos.length);
  await expect(page.getByText(VIDEO_TEXTS.loading)).toHaveCount(0);
  expectNoTrouble(trouble);
});

test('when the list does not come, the page keeps what it knew, says so and tries again when asked', async ({
  page,
}) => {
  let tries = 0;
  await page.route('**/data/videos.json', (route) => {
    tries += 1;
    const items = [{ title: 'Acabat de penjar', link: 'https://v.example/shorts/nou-VIDEO_1' }];
    return tries === 1 ? route.abort() : route.fulfill({ json: { items } });
  });
  await page.goto(`${pages.videos.path}/`);
  await expect(page.getByText(VIDEO_TEXTS.failed)).toBeVisible();
  await expect(page.getByRole('button', { name: askForAny })).toHaveCount(knownVideos.length);
  await expect(page.getByRole('link', { name: videos.channel.label })).toBeVisible();
  await page.getByRole('button', { name: VIDEO_TEXTS.retry }).click();
  await expect(page.getByRole('heading', { name: 'Acabat de penjar' })).toBeVisible();
  await expect(page.getByRole('button', { name: askForAny })).toHaveCount(1);
});
