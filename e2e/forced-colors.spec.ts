import type { Locator, Page } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { DAILY_TEXTS } from '@/content/interface/games/daily-castell';
import { pages } from '@/content/pages';
import { dateInMadrid } from '@/lib/dates/madrid';
import { castellOf, dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import { LETTERS, lettersOf } from '@/lib/text/letters';
import { experienced } from './castle-game/experienced';
import { playWith } from './castle-game/support';
import { openGame } from './games/support';
import { expect, test } from './support/watch';

test.use({ contextOptions: { forcedColors: 'active' } });

/** The visible top border of an element: nothing if it has the colour of the background. */
const borderOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const seen = style.borderTopStyle !== 'none' && style.borderTopColor !== style.backgroundColor;
    return { style: style.borderTopStyle, width: seen ? Number.parseFloat(style.borderTopWidth) : 0 };
  });

const groundOf = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);

async function expectDifferentGrounds(...parts: readonly Locator[]): Promise<void> {
  const grounds = await Promise.all(parts.map((part) => groundOf(part.first())));
  expect(new Set(grounds).size, grounds.join()).toBe(parts.length);
}

async function expectOwnColour(page: Page, swatches: Locator): Promise<void> {
  expect(await swatches.count()).toBeGreaterThan(0);
  const grounds = async () => Promise.all((await swatches.all()).map(groundOf));
  const colours = await grounds();
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await grounds()).toEqual(colours);
  await page.emulateMedia({ forcedColors: 'active' });
}

test('right and wrong of the castell of the day have own signs', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${pages.games.path.slice(1)}/?castell-del-dia`);
  const code = page.getByRole('textbox', { name: DAILY_TEXTS.type });
  const catalogue = dailyCatalogue(DAILY_TOWERS);
  const answer = castellOf(catalogue, dateInMadrid(testNow));
  // One guess of the right structure and one of another. The answer itself would end the game.
  for (const right of [true, false]) {
    const guess = catalogue.towers.find(
      (tower) => tower !== answer && (tower.parts.structure === answer.parts.structure) === right,
    );
    await code.fill(guess?.code ?? '');
    await code.press('Enter');
  }
  const shapes = { right: ['solid', '✓'], wrong: ['dashed', '✕'] } as const;
  for (const [is, [style, sign]] of Object.entries(shapes)) {
    const one = page.locator(`[data-is="${is}"]`).first();
    expect(await borderOf(one)).toEqual({ style, width: 2 });
    await expect(one).toContainText(sign);
  }
});

test('the squares of a crossword have lines, and its word another ground', { tag: '@slow' }, async ({
  page,
}) => {
  await openGame(page, 'mots-encreuats/0/');
  const squares = page.locator('[data-square]');
  expect(await squares.count()).toBeGreaterThan(10);
  await expect(squares.first()).not.toHaveCSS('box-shadow', 'none');
  const word = page.locator('[data-highlighted="true"][data-current="false"]');
  await expectDifferentGrounds(
    page.locator('[data-highlighted="false"]'),
    word,
    page.locator('[data-current="true"]'),
  );
});

test('right and wrong letters of the hangman have other grounds, and a mark', { tag: '@slow' }, async ({
  page,
}) => {
  await openGame(page, 'penjat/0/');
  const right = lettersOf(HANGMAN_PHRASES[0] ?? '')[0] ?? '';
  const wrong = LETTERS.find((letter) => !lettersOf(HANGMAN_PHRASES[0] ?? '').includes(letter)) ?? '';
  for (const letter of [right, wrong]) await page.keyboard.press(letter);
  const key = (status: string) => page.locator(`button[data-status="${status}"]`);
  await expectDifferentGrounds(page.locator('button:not([data-status])'), key('valid'), key('invalid'));
  const marks = await page
    .locator('button:is([data-status="valid"], [data-status="invalid"])')
    .evaluateAll((keys) =>
      keys.map((one) => [
        getComputedStyle(one, '::after').backgroundColor,
        getComputedStyle(one).backgroundColor,
      ]),
    );
  for (const [mark, ground] of marks) expect(mark).not.toBe(ground);
});

test('the palette keeps its colours, its only content', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${pages.palette.path}/`);
  await expectOwnColour(page, page.locator('main li > div:first-child'));
});

test('the key of a chart keeps its colours, with a line around', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${pages.historicalSummary.path}/`);
  const swatches = page.locator('section[aria-labelledby] > ul > li > span:first-child');
  await expectOwnColour(page, swatches);
  await expect(swatches.first()).toHaveCSS('outline-width', '1px');
  const widths = (built: boolean) =>
    page
      .locator(`tr[data-built="${built}"] th > [aria-hidden] > span`)
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(Math.max(...(await widths(true)))).toBeGreaterThan(20);
  const none = await widths(false);
  expect(none.length).toBeGreaterThan(0);
  expect(Math.max(...none)).toBe(0);
});

test('choices of the castle game and attempts left are visible', { tag: '@slow' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await playWith(page, experienced());
  await page.getByRole('button', { name: /^ASSAIG/ }).click();
  for (const group of ['Estructura', 'Quantes proves']) {
    const segments = page.getByRole('group', { name: group }).locator('label');
    const chosen = await groundOf(segments.and(page.locator(':has(:checked)')));
    expect(chosen).not.toBe(await groundOf(segments.and(page.locator(':not(:has(:checked))')).first()));
  }
  const marks = page.locator('[data-left]');
  expect(await groundOf(marks.first())).not.toBe(await groundOf(marks.last()));
});
