import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { pages } from '@/content/pages';
import { expectNoIdleControls } from './support/idle-controls';
import { expectNoHorizontalScroll } from './support/layout';
import { interactiveRoutes } from './support/page-kinds';
import { oneOfEachTemplate } from './support/routes';
import { expect, test } from './support/watch';

test.use({ javaScriptEnabled: false });

test('without scripts no interactive page has a loading message or a dead control, and each fits its window', async ({
  page,
}) => {
  for (const route of oneOfEachTemplate(interactiveRoutes)) {
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
    for (const line of await page.getByRole('status').filter({ hasText: /…\s*$/ }).all())
      await expect(line).toBeHidden();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoHorizontalScroll(page);
      await expectNoIdleControls(page);
    }
  }
});

test('without scripts the header names its groups and links apart', async ({ page }) => {
  await page.goto(`${pages.games.path}/`);
  const entries = page.getByRole('navigation').first().locator('> ul > li:visible');
  expect(await entries.count()).toBeGreaterThan(3);
  let end = 0;
  for (const entry of await entries.all()) {
    const box = await entry.boundingBox();
    expect(box?.x, await entry.innerText()).toBeGreaterThanOrEqual(end + 4);
    end = (box?.x ?? 0) + (box?.width ?? 0);
  }
});

test('without scripts a puzzle can be printed, and a page of games has a notice that it needs them', async ({
  page,
}) => {
  const [first] = CROSSWORD_LEVELS;
  await page.goto('mots-encreuats/0/');
  await expect(page.getByText(first.words[0].hint).first()).toBeVisible();
  const squares = page.locator('[data-square]');
  expect(await squares.count()).toBeGreaterThan(first.words.length);
  for (const square of [squares.first(), squares.last()]) await expect(square).toBeVisible();
  await page.goto('sopa-de-lletres/0/');
  const letters = page.getByRole('application').locator('button');
  expect(await letters.count()).toBeGreaterThan(100);
  for (const letter of [letters.first(), letters.last()]) await expect(letter).toBeVisible();
  for (const path of [pages.games.path, pages.memory.path, `${pages.hangman.path}/0`]) {
    await page.goto(`${path}/`);
    // Its content is text for the browser: no locator finds it.
    const said = page.locator('main noscript');
    await expect(said).toBeVisible();
    expect(await said.innerText()).toContain(GAME_TEXTS.noScripts);
  }
});

test('without scripts, and on paper, the summary holds its charts', async ({ page }) => {
  await page.goto(`${pages.historicalSummary.path}/`);
  const charts = page.locator('main [role="img"] svg');
  expect(await charts.count()).toBeGreaterThan(3);
  const colours = await page
    .locator('section[aria-labelledby] > ul > li > span:first-child')
    .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor));
  expect(colours.length).toBeGreaterThan(4);
  expect(colours, 'the key without a colour').not.toContain('rgba(0, 0, 0, 0)');
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    for (const chart of await charts.all()) {
      await expect(chart).toBeVisible();
      expect((await chart.boundingBox())?.height).toBeGreaterThan(100);
    }
  }
});
