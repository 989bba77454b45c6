import type { Page } from '@playwright/test';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { HANGMAN_MORE, HANGMAN_PHRASES } from '@/content/games/hangman';
import { CROSSWORD_PAGE, HANGMAN_PAGE, WORD_SEARCH_PAGE } from '@/content/games/pages';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { phraseTitle } from '@/content/interface/games/hangman';
import { GAME_TEXTS, moreNumber, moreProgress } from '@/content/interface/games/shared';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { crosswordGrid, type MoreCrossword } from '@/lib/games/crossword/grid';
import type { MorePhrase } from '@/lib/games/hangman/game';
import { hangmanRules } from '@/lib/games/hangman/game';
import { moreRoute } from '@/lib/games/shared/levels';
import { moreKey } from '@/lib/games/shared/saved';
import type { LevelGamePage } from '@/lib/games/shared/types';
import { lineOf, sizeOf, wordSearchRules } from '@/lib/games/word-search/game';
import type { MoreWordSearch } from '@/lib/games/word-search/grid';
import { MORE_DONE } from '@/lib/saved-data/saved-text';
import { lettersOf } from '@/lib/text/letters';
import { holdAllButOne } from './crossword-game';
import { holdGame, openGame } from './support';

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

  test(`/${list}: the first and the last open in the route of the last level, and unknown ones show a notice`, async ({
    page,
    pageErrors,
  }) => {
    for (const { id, title } of [...puzzles.slice(0, 1), ...puzzles.slice(1).slice(-1)]) {
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
const fail = (): never => {
  throw new Error('a puzzle or a word of it is missing');
};

/** The first extra puzzle of each game, all but won by an earlier visit, and the move that wins it. */
const ALMOST: readonly (readonly [
  Beside,
  string | undefined,
  (page: Page) => Promise<() => Promise<void>>,
])[] = [
  [
    wordSearchGame,
    wordSearches[0]?.id,
    async (page) => {
      const [{ id, level } = fail()] = wordSearches;
      const moves = level.words.flatMap((_, word) => {
        const { start, end } = lineOf(level, word) ?? fail();
        return [start, end].map((cell) => ({ type: 'pick', cell }) as const);
      });
      await holdGame(page, wordSearchRules(level, id), moves.slice(0, -2));
      return async () => {
        const grid = page.getByRole('application');
        const { row: rows, column: columns } = sizeOf(level);
        await grid.scrollIntoViewIfNeeded();
        const { x, y, width, height } = (await grid.boundingBox()) ?? fail();
        for (const { cell } of moves.slice(-2))
          await page.touchscreen.tap(
            x + ((cell.column + 0.5) / columns) * width,
            y + ((cell.row + 0.5) / rows) * height,
          );
        for (const meaning of level.meanings)
          await expect(page.getByText(meaning, { exact: true })).toBeVisible();
      };
    },
  ],
  [
    crosswordGame,
    crosswords[0]?.id,
    async (page) => {
      const [{ id, level } = fail()] = crosswords;
      const letter = await holdAllButOne(page, crosswordGrid(level), id);
      return () => page.getByRole('button', { name: letter, exact: true }).tap();
    },
  ],
  [
    hangmanGame,
    phrases[0]?.id,
    async (page) => {
      const [{ id, phrase } = fail()] = phrases;
      const letters = [...new Set(lettersOf(phrase))];
      await holdGame(
        page,
        hangmanRules(phrase, id),
        letters.slice(0, -1).map((text) => ({ type: 'guess', text }) as const),
      );
      return () => page.getByRole('button', { name: `Lletra ${letters.at(-1)}`, exact: true }).tap();
    },
  ],
];

test.describe('on a phone of 360 px', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const [game, id, prepare] of ALMOST)
    if (id !== undefined)
      test(`the extra puzzle ${id} of ${game.page.path} is opened from the list and won by touch, and counts`, async ({
        page,
        pageErrors,
      }) => {
        const winningMove = await prepare(page);
        await page.goto(`${game.page.path.slice(1)}/`);
        await page.getByRole('link', { name: new RegExp(`^${game.puzzles[0]?.title}, `) }).tap();
        await expect(page.locator('main section[aria-busy]')).toHaveAttribute('aria-busy', 'false');
        await expectNoHorizontalScroll(page);
        await winningMove();
        await expect(popup(page)).toBeVisible();
        await page.getByRole('button', { name: GAME_TEXTS.accept }).tap();
        await expectCounted(page, game, id);
        expectNoPageErrors(pageErrors);
      });
});
