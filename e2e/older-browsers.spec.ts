import type { Page } from '@playwright/test';
import { LESSON_TEXTS } from '@/content/interface/castle-game/result';
import { spokenTower } from '@/content/interface/castle-game/towers';
import { SITE_TEXTS } from '@/content/interface/site';
import { ROUTE, storedGame } from './castle-game/support';
import { expectNoHorizontalScroll } from './support/layout';
import { firstGroup, firstLink, groupSummary, menuLink, menuOf, navigation } from './support/menu';
import { imitateOlderBrowser } from './support/older-browser';
import { expect, expectNoPageErrors, test } from './support/watch';

/** The lesson of a success or of a failure. */
const LESSON = new RegExp(`^(${LESSON_TEXTS.title}|${LESSON_TEXTS.failed})$`);

test.use({ bypassCSP: true });
test.beforeEach(({ page }) => imitateOlderBrowser(page));

const menuButton = (page: Page) => menuOf(page).getByRole('button', { name: SITE_TEXTS.menu.toggle });

test('the menu of a phone covers nothing until it is opened, and closes again', { tag: '@slow' }, async ({
  page,
  pageErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('resum-historic/');
  const join = menuLink(page, navigation.join.label);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(join).toBeHidden();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThan(100);

  await menuButton(page).click();
  await expect(join).toBeVisible();
  await groupSummary(page, firstGroup.label).click();
  await expect(menuLink(page, firstLink.label)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menuLink(page, firstLink.label)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(join).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  await menuButton(page).click();
  await page.mouse.click(180, 730);
  await expect(join).toBeHidden();
  await expectNoHorizontalScroll(page);
  expectNoPageErrors(pageErrors);
});

test('a new castle game marks what is chosen and is still there after a reload', { tag: '@slow' }, async ({
  page,
  pageErrors,
}) => {
  await page.goto(ROUTE);
  await page.getByRole('button', { name: 'Nova partida' }).click();
  await page.getByRole('textbox', { name: 'Nom de la colla' }).press('Enter');
  const day = page.getByRole('heading', { name: "DIA D'ASSAIG" });
  await expect(day).toBeFocused();
  await page.getByRole('button', { name: /^ASSAIG/ }).click();
  const segment = (chosen: boolean) => page.getByRole('radio', { checked: chosen }).first().locator('..');
  const plain = await segment(false).evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(segment(true)).not.toHaveCSS('background-color', plain);
  const pilar = page.getByRole('button', { name: `Pd3, ${spokenTower('Pd3')}`, exact: true });
  await pilar.click();
  const tried = await storedGame(page);
  expect(tried.team.stats.Pd3?.attempts).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: LESSON })).toBeVisible();
  expect(await storedGame(page)).toEqual(tried);

  await page.goto('');
  await page.goto(ROUTE);
  await page.getByRole('button', { name: 'Carregar partida' }).click();
  await expect(day).toBeFocused();
  expect(await storedGame(page)).toEqual(tried);
  expectNoPageErrors(pageErrors);
});

test('the focus of a card is seen without :has()', { tag: '@slow' }, async ({ page }) => {
  await page.goto('millors-castells/');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toHaveCSS('outline-style', 'none');
  await card.getByRole('link').focus();
  await expect(card).toHaveCSS('outline-style', 'solid');
});

test('the agenda of a phone offers no switch that does nothing', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('agenda/');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
});
