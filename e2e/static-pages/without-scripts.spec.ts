import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { SITE_TEXTS } from '@/content/interface/site';
import { documents } from '@/content/legal/documents';
import { pages } from '@/content/pages';
import { withPictures } from '@/e2e/support/galleries';
import { expectNoIdleControls } from '@/e2e/support/idle-controls';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { firstGroup, firstLink, groupSummary, menuLink } from '@/e2e/support/menu';
import { answerIframes } from '@/e2e/support/network';
import { interactiveRoutes, staticRoutes } from '@/e2e/support/page-kinds';
import { oneOfEachTemplate } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/support/watch';
import { pdfAddress } from '@/lib/legal/types';

test.use({ javaScriptEnabled: false });

for (const [kind, routes] of Object.entries({ static: staticRoutes, interactive: interactiveRoutes }))
  test(`a ${kind} page has no loading message and no dead control`, { tag: '@slow' }, async ({ page }) => {
    const visited = oneOfEachTemplate(routes);
    expect(visited.length).toBeGreaterThan(5);
    for (const route of visited) {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      const loading = page.getByRole('status').filter({ hasText: /…\s*$/, visible: true });
      // The palette has one as a sample.
      if (`/${route}` !== `${pages.palette.path}/`) await expect(loading, route).toHaveCount(0);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoHorizontalScroll(page);
        await expectNoIdleControls(page);
      }
    }
  });

test('without scripts the menu opens at any width', async ({ page }) => {
  const group = groupSummary(page, firstGroup.label);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('');
    if (width < 960) await page.getByRole('button', { name: SITE_TEXTS.menu.toggle }).click();
    await group.click();
    await expect(menuLink(page, firstLink.label)).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
  await menuLink(page, firstLink.label).click();
  await expect(page).toHaveURL(`${firstLink.href}/`);
});

for (const { code, gallery } of withPictures(2)) {
  test('pictures of a tower are seen, one below the other', { tag: '@slow' }, async ({ page }) => {
    await page.goto(`castells/${code}/`);
    const figures = page.locator('[data-slideshow] figure');
    await expect(figures).toHaveCount(gallery.length);
    let bottom = 0;
    for (const figure of await figures.all()) {
      await expect(figure).toBeVisible();
      const box = await figure.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bottom);
      bottom = (box?.y ?? 0) + (box?.height ?? 0);
    }
    await expect(page.locator('[data-slideshow] button:visible')).toHaveCount(0);
  });
}

test('what frames show can be reached, by the frame or a link', { tag: '@slow' }, async ({ page }) => {
  await answerIframes(page);
  for (const { path } of [pages.rehearsals, pages.agenda, pages.music]) {
    await page.goto(`${path}/`);
    for (const fold of await page.locator('details:has([data-embed]) > summary').all()) await fold.click();
    const embeds = page.locator('[data-embed]');
    await expect(embeds.first()).toBeVisible();
    for (const embed of await embeds.all()) {
      await expect(embed.locator('iframe')).toBeVisible();
      await expect(embed.getByRole('button')).toHaveCount(0);
    }
  }
  for (const document of documents) {
    await page.goto(`/${document.id}/`);
    await expect(page.locator(`main a[href="${pdfAddress(document)}"]:visible`).first()).toBeVisible();
  }
});

test('without scripts a puzzle can be printed, and other games have a notice', async ({ page }) => {
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

test('without scripts, and on paper, the summary holds its charts', { tag: '@slow' }, async ({ page }) => {
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
