import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { HANGMAN_MORE, HANGMAN_PHRASES } from '@/content/games/hangman';
import { CROSSWORD_PAGE, HANGMAN_PAGE, WORD_SEARCH_PAGE } from '@/content/games/pages';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { phraseTitle } from '@/content/interface/games/hangman';
import { GAME_TEXTS, moreNumber } from '@/content/interface/games/shared';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, test } from '@/e2e/support/watch';
import type { MoreCrossword } from '@/lib/games/crossword/grid';
import type { MorePhrase } from '@/lib/games/hangman/game';
import { moreRoute } from '@/lib/games/shared/levels';
import type { LevelGamePage } from '@/lib/games/shared/types';
import type { MoreWordSearch } from '@/lib/games/word-search/grid';
import { openGame } from './support';

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

for (const { page: entry, levels, puzzles } of GAMES) {
  const list = entry.path.slice(1);

  test(`/${list} links every level and extra puzzle without scripts, none of them completed`, () => {
    const html = rawHtml(`${list}/`);
    for (let level = 0; level < levels; level++)
      expect(html).toMatch(
        new RegExp(`aria-label="Nivell ${level + 1}, per completar:[^>]*href="/${list}/${level}/"`),
      );
    expect(html.includes('id="mes"')).toBe(puzzles.length > 0);
    for (const { id } of puzzles) expect(html).toContain(`href="/${routeTo(entry, levels, id)}"`);
    for (let level = 0; level < levels; level++)
      expect(rawHtml(`${list}/${level}/`)).toContain(GAME_TEXTS.noScripts);
  });

  test(`/${list} has its extra puzzles, and a notice`, { tag: '@slow' }, async ({ page, noErrors: _ }) => {
    for (const { id, title } of [...puzzles.slice(0, 1), ...puzzles.slice(1).slice(-1)]) {
      await openGame(page, routeTo(entry, levels, id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${entry.title} ${moreNumber(title)}`);
    }
    await openGame(page, routeTo(entry, levels, 'res-de-res'));
    // A club without extra puzzles has no unknown ones either.
    await expect(page.getByText(GAME_TEXTS.moreUnknown)).toHaveCount(puzzles.length > 0 ? 1 : 0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${entry.title} nivell ${levels}`);
    await expectNoAxeViolations(page, 'main');
  });
}
