import type { Page } from '@playwright/test';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { GAME_TEXTS, gridName, progressText, wonText } from '@/content/interface/games/shared';
import { announceWordSearch, foundText } from '@/content/interface/games/word-search';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { expect, test } from '@/e2e/support/watch';
import { INITIAL_WORD_SEARCH, lineOf, sizeOf, wordSearchRules } from '@/lib/games/word-search/game';
import { type Cell, cellsOf, type Line } from '@/lib/games/word-search/grid';
import { cookie, holdGame, listen, openGame, playInParallel, reopenGame, tabTo } from './support';

const [level] = WORD_SEARCH_LEVELS;
const size = sizeOf(level);
/** The first level is completed. */
const oneDone = WORD_SEARCH_LEVELS.map((_, index) => index === 0);
const lines = level.words.map((_, word) => lineOf(level, word)).filter((line) => line !== null);

/** Arrow keys from one square to another. Those of eight directions have a test of their own in `lib`. */
const keysBetween = (from: Cell, to: Cell): string[] => [
  ...Array<string>(Math.abs(to.row - from.row)).fill(to.row > from.row ? 'ArrowDown' : 'ArrowUp'),
  ...Array<string>(Math.abs(to.column - from.column)).fill(
    to.column > from.column ? 'ArrowRight' : 'ArrowLeft',
  ),
];

const grid = (page: Page) => page.getByRole('application', { name: gridName(size.row, size.column) });
const popup = (page: Page) => page.getByRole('dialog', { name: GAME_TEXTS.won });
const square = (page: Page, { row, column }: Cell) =>
  grid(page).getByRole('button', { name: new RegExp(`^Fila ${row + 1}, columna ${column + 1}, `) });

/** Centre of a square, in window coordinates. */
async function middle(page: Page, { row, column }: Cell) {
  const box = await grid(page).boundingBox();
  if (!box) throw new Error('the grid is not on the page');
  return {
    x: box.x + ((column + 0.5) / size.column) * box.width,
    y: box.y + ((row + 0.5) / size.row) * box.height,
  };
}

async function drag(page: Page, { start, end }: Line): Promise<void> {
  await grid(page).scrollIntoViewIfNeeded();
  const [from, to] = [await middle(page, start), await middle(page, end)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('is won by keyboard, and is completed among the games', async ({ page, noErrors: _ }) => {
  const rules = wordSearchRules(level, 0);
  const before = lines.slice(0, -2).map((line) => ({ type: 'select', line }) as const);
  await holdGame(page, rules, before);
  await openGame(page, 'sopa-de-lletres/0/');
  let { cursor } = before.reduce((state, action) => rules.reduce(state, action).state, rules.initial);
  await tabTo(page, square(page, cursor));
  for (const [word, { start, end }] of lines.slice(-2).entries()) {
    for (const key of [...keysBetween(cursor, start), 'Enter', ...keysBetween(start, end)])
      await page.keyboard.press(key);
    if (word === 0) await expectNoAxeViolations(page, 'main');
    await page.keyboard.press(word % 2 === 0 ? 'Enter' : 'Space');
    cursor = end;
  }
  await expect(popup(page)).toBeVisible();
  await expect(popup(page).getByRole('link', { name: GAME_TEXTS.nextLevel })).toBeFocused();
  await expect(popup(page).getByText(wonText(0, oneDone))).toBeVisible();
  await expectNoAxeViolations(page, '[role="dialog"], dialog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sopa-de-lletres\/1\/$/);
  expect(await cookie(page, 'sopa-0')).toBe('true');
  await page.goto('jocs/');
  await expect(page.getByText(progressText(oneDone), { exact: true })).toBeVisible();
});

test('the outline of a word stays over its letters', { tag: '@slow' }, async ({ page }) => {
  const [line] = lines;
  if (!line) throw new Error('the level has no words');
  await openGame(page, 'sopa-de-lletres/0/');
  await drag(page, line);
  const mark = grid(page).locator('svg g').first();
  const expectOverLetters = async (when: string) => {
    const box = await mark.boundingBox();
    if (!box) throw new Error(`the word has no line ${when}`);
    for (const cell of cellsOf(line) ?? []) {
      const { x, y } = await middle(page, cell);
      expect(x, when).toBeGreaterThan(box.x);
      expect(x, when).toBeLessThan(box.x + box.width);
      expect(y, when).toBeGreaterThan(box.y);
      expect(y, when).toBeLessThan(box.y + box.height);
    }
  };
  for (const width of [1280, 700, 320]) {
    await page.setViewportSize({ width, height: 700 });
    // Instant, since a smooth scroll would continue while the boxes are measured.
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    await expectOverLetters(`at ${width}px`);
  }
  await reopenGame(page);
  await expect(page.getByText(foundText(level, { ...INITIAL_WORD_SEARCH, found: [0] }))).toBeVisible();
  await expectOverLetters('after a reload');
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('is won by touch, announced from start to end', { tag: '@slow' }, async ({ page, noErrors: _ }) => {
    await openGame(page, 'sopa-de-lletres/0/');
    await expectNoHorizontalScroll(page);
    await grid(page).scrollIntoViewIfNeeded();
    const announced = await listen(page);
    const game = playInParallel(wordSearchRules(level, 0), (state, event) =>
      announceWordSearch(level, state, event),
    );
    for (const [word, { start, end }] of lines.entries()) {
      for (const cell of word % 2 === 0 ? [start, end] : [end, start]) {
        const { x, y } = await middle(page, cell);
        await page.touchscreen.tap(x, y);
        game.play({ type: 'pick', cell });
      }
      if (word === 8) await expectNoHorizontalScroll(page);
    }
    await expect(popup(page)).toBeVisible();
    expect(await announced()).toEqual(game.announced);
    await page.getByRole('button', { name: GAME_TEXTS.accept }).tap();
    await expect(page.getByRole('link', { name: /^Nivell 1, completat/ })).toBeVisible();
  });
});
