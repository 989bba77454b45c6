import type { Page } from '@playwright/test';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { HANGMAN_MORE, HANGMAN_PHRASES } from '@/content/games/hangman';
import { CROSSWORD_PAGE, HANGMAN_PAGE, WORD_SEARCH_PAGE } from '@/content/games/pages';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import { announceHangman, phraseTitle } from '@/content/interface/games/hangman';
import { GAME_TEXTS, moreNumber, moreProgress } from '@/content/interface/games/shared';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { crosswordKey } from '@/lib/games/crossword/actions';
import { crosswordGrid, type MoreCrossword } from '@/lib/games/crossword/grid';
import type { MorePhrase } from '@/lib/games/hangman/game';
import { hangmanRules } from '@/lib/games/hangman/game';
import { moreRoute } from '@/lib/games/shared/levels';
import { MORE_DONE, moreKey } from '@/lib/games/shared/saved';
import type { LevelGamePage } from '@/lib/games/shared/types';
import { lineOf, sizeOf } from '@/lib/games/word-search/game';
import type { MoreWordSearch } from '@/lib/games/word-search/grid';
import { lettersOf } from '@/lib/text/letters';
import { aFinger, aGame, field, keysOf } from './crossword-game';
import { listen, openGame, playInParallel, press, tabTo } from './support';

const phrases: readonly MorePhrase[] = HANGMAN_MORE;
const crosswords: readonly MoreCrossword[] = MORE_CROSSWORDS;
const wordSearches: readonly MoreWordSearch[] = MORE_WORD_SEARCHES;

/** Extra puzzles of a game. A club may have none. */
type Beside = { page: LevelGamePage; levels: number; puzzles: readonly { id: string; title: string }[] };
const GAMES: readonly Beside[] = [
  {
    page: WORD_SEARCH_PAGE,
    levels: WORD_SEARCH_LEVELS.length,
    puzzles: wordSearches.map(({ id, level: { title } }) => ({ id, title })),
  },
  { page: CROSSWORD_PAGE, levels: CROSSWORD_LEVELS.length, puzzles: crosswords },
  {
    page: HANGMAN_PAGE,
    levels: HANGMAN_PHRASES.length,
    puzzles: phrases.map(({ id }, index) => ({ id, title: phraseTitle(index) })),
  },
];
const routeTo = (page: LevelGamePage, levels: number, id: string) =>
  moreRoute(page.path, levels, id).slice(1).replace('?', '/?');
const popup = (page: Page) => page.getByRole('dialog', { name: GAME_TEXTS.won });
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** The list counts one completed puzzle, stored without a cookie. */
async function expectCounted(page: Page, { page: { game }, puzzles }: Beside, id: string): Promise<void> {
  const title = puzzles.find((one) => one.id === id)?.title;
  await expect(page.getByRole('link', { name: new RegExp(`^${title}, completat: `) })).toBeVisible();
  await expect(page.getByText(moreProgress(puzzles.map((one) => one.id === id)))).toBeVisible();
  expect(await stored(page, moreKey(game, id))).toBe(MORE_DONE);
  expect(await cookies(page)).toEqual([]);
}

for (const { page: entry, levels, puzzles } of GAMES) {
  const list = entry.path.slice(1);

  test(`/${list} links its extra puzzles without scripts`, () => {
    const html = rawHtml(`${list}/`);
    expect(html.includes('id="mes"')).toBe(puzzles.length > 0);
    for (const { id } of puzzles) expect(html).toContain(`href="/${routeTo(entry, levels, id)}"`);
    expect(rawHtml(`${list}/${levels - 1}/`)).toContain(GAME_TEXTS.noScripts);
  });

  test(`/${list}: each opens in the route of the last level, and unknown ones show a notice`, async ({
    page,
    pageErrors,
  }) => {
    for (const { id, title } of puzzles) {
      await openGame(page, routeTo(entry, levels, id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${entry.title} ${moreNumber(title)}`);
    }
    await openGame(page, routeTo(entry, levels, 'res-de-res'));
    // A club without extra puzzles has no unknown ones either.
    await expect(page.getByText(GAME_TEXTS.moreUnknown)).toHaveCount(puzzles.length > 0 ? 1 : 0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${entry.title} nivell ${levels}`);
    await expectNoAxeViolations(page);
    expectNoPageErrors(pageErrors);
  });
}

const [wordSearchGame, crosswordGame, hangmanGame] = GAMES;
if (!wordSearchGame || !crosswordGame || !hangmanGame) throw new Error('a game is missing');

for (const { id, phrase } of phrases.slice(0, 1))
  test('an extra phrase is opened from the list and won by keyboard, announced', async ({
    page,
    pageErrors,
  }) => {
    const { page: entry, puzzles } = hangmanGame;
    await page.goto(`${entry.path.slice(1)}/`);
    await tabTo(page, page.getByRole('link', { name: new RegExp(`^${puzzles[0]?.title}, `) }));
    await page.keyboard.press('Enter');
    await expect(page.locator('main section[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    const announced = await listen(page);
    const game = playInParallel(hangmanRules(phrase, id), (state, event) =>
      announceHangman(phrase, state, event),
    );
    const letters = [...new Set(lettersOf(phrase))];
    await press(page, letters);
    for (const text of letters) game.play({ type: 'guess', text });
    await expect(popup(page)).toBeVisible();
    expect(await announced()).toEqual(game.announced);
    await page.keyboard.press('Enter');
    await expectCounted(page, hangmanGame, id);
    expectNoPageErrors(pageErrors);
  });

for (const { id, level } of crosswords) {
  const grid = crosswordGrid(level);

  test(`the crossword ${id} is won by keyboard, announced from start to end`, async ({
    page,
    pageErrors,
  }) => {
    test.slow();
    await openGame(page, routeTo(crosswordGame.page, crosswordGame.levels, id));
    await tabTo(page, field(page));
    const announced = await listen(page);
    const game = aGame(grid, id);
    for (const [place, clue] of grid.clues.entries()) {
      const keys = [...(place === 0 ? [] : [']']), 'Home'];
      await press(page, keys);
      for (const key of keys) game.play(crosswordKey(key) ?? { type: 'restart' });
      const { letters, won } = game.fill(clue);
      await press(page, letters);
      if (won) break;
    }
    await expect(popup(page)).toBeVisible();
    expect(await announced()).toEqual(game.announced);
    await page.keyboard.press('Enter');
    await expectCounted(page, crosswordGame, id);
    expectNoPageErrors(pageErrors);
  });
}

test.describe('on a phone of 360 px', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const { id, level } of crosswords.slice(0, 1)) {
    const grid = crosswordGrid(level);

    test(`the crossword ${id} is won by touch`, async ({ page, pageErrors }) => {
      test.slow();
      await openGame(page, routeTo(crosswordGame.page, crosswordGame.levels, id));
      await expectNoHorizontalScroll(page);
      const finger = await aFinger(page);
      const game = aGame(grid, id);
      for (const clue of grid.clues) {
        await finger([() => page.locator(`[data-square="${clue.squares[0]}"]`).tap()]);
        if ((await page.locator('#definicio-actual').filter({ hasText: clue.hint }).count()) === 0)
          await finger([() => page.getByRole('button', { name: CROSSWORD_TEXTS.switchDirection }).tap()]);
        const keys = await keysOf(page);
        game.play({ type: 'clue', word: clue.index });
        game.play({ type: 'first-letter' });
        const { letters, won } = game.fill(clue);
        await finger(
          letters.map((letter) => async () => {
            const key = keys.get(letter);
            if (!key) throw new Error(`there is no key ${letter}`);
            await page.touchscreen.tap(key.x, key.y);
          }),
        );
        if (won) break;
      }
      await expect(popup(page)).toBeVisible();
      await page.getByRole('button', { name: GAME_TEXTS.accept }).tap();
      await expectCounted(page, crosswordGame, id);
      expectNoPageErrors(pageErrors);
    });
  }

  for (const { id, level } of wordSearches.slice(0, 1))
    test(`the word search ${id} is won by touch, and shows the meaning of each word`, async ({
      page,
      pageErrors,
    }) => {
      test.slow();
      await openGame(page, routeTo(wordSearchGame.page, wordSearchGame.levels, id));
      await expectNoHorizontalScroll(page);
      const grid = page.getByRole('application');
      const { row: rows, column: columns } = sizeOf(level);
      for (const [word, meaning] of level.meanings.entries()) {
        const line = lineOf(level, word);
        if (line === null) throw new Error(`${level.words[word]} is nowhere`);
        await grid.scrollIntoViewIfNeeded();
        const box = await grid.boundingBox();
        if (!box) throw new Error('the grid is not on the page');
        for (const { row, column } of [line.start, line.end])
          await page.touchscreen.tap(
            box.x + ((column + 0.5) / columns) * box.width,
            box.y + ((row + 0.5) / rows) * box.height,
          );
        await expect(page.getByText(meaning, { exact: true })).toBeVisible();
      }
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: GAME_TEXTS.accept }).tap();
      await expectCounted(page, wordSearchGame, id);
      expectNoPageErrors(pageErrors);
    });
});
