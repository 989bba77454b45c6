import type { Page } from '@playwright/test';
import { CROSSWORD_LEVELS } from '../../content/games/crossword/levels';
import { CROSSWORD_TEXTS } from '../../content/interface/games';
import { type CrosswordGrid, crosswordGrid, type GridWord } from '../../lib/games/crossword/grid';
import { crosswordKey } from '../../lib/games/crossword/keys';
import { crosswordRules } from '../../lib/games/crossword/rules';
import { currentWord } from '../../lib/games/crossword/state';
import { describeSquare } from '../../lib/games/crossword/words';
import type { PuzzleIndex } from '../../lib/games/shared/pages';
import { capitalised } from '../../lib/text/sentence';
import { expect } from '../support/watch';
import { playBeside } from './announcements';

/** The level that the browser plays: the first one. */
const level = crosswordGrid(CROSSWORD_LEVELS[0]);

export { level as grid };

/** The field that all typing goes through. */
export const field = (page: Page) => page.getByRole('textbox');

/** The game beside the page, with what the page must show after each action: the first level, unless told otherwise. */
export function aGame(grid: CrosswordGrid = level, index: PuzzleIndex = 0) {
  const game = playBeside(crosswordRules(grid, index));
  const word = () => currentWord(grid, game.state());
  return {
    ...game,
    word,
    /** The name of the field, on its square. */
    field: () => capitalised(describeSquare(grid, game.state(), game.state().square)),
    /** The letters of the word being written. */
    written: () => (word()?.squares ?? []).map((square) => game.state().entries[square] ?? '').join(''),
    /** Presses a key in both, and asserts that the field says where it is. */
    async press(page: Page, key: string): Promise<void> {
      const action = crosswordKey(key === 'Space' ? ' ' : key);
      if (action === null) throw new Error(`${key} does nothing`);
      await page.keyboard.press(key);
      game.play(action);
      await expect(field(page)).toHaveAccessibleName(this.field());
    },
    /** The letters of a clue from its first square on, as many as are needed: the last of all wins. */
    fill(clue: GridWord): { letters: readonly string[]; won: boolean } {
      const letters: string[] = [];
      for (const letter of clue.letters) {
        letters.push(letter);
        if (game.play({ type: 'type', text: letter }).kind === 'completed') return { letters, won: true };
      }
      return { letters, won: false };
    },
  };
}

/** A finger: taps, and counts what the page has heard, since the click of a tap comes after the touch has ended. */
export async function aFinger(page: Page) {
  const heard = await page.evaluateHandle(() => {
    const count = { clicks: 0 };
    addEventListener('click', () => count.clicks++);
    return count;
  });
  const clicks = () => heard.evaluate((count) => count.clicks);
  return async (taps: readonly (() => Promise<void>)[]): Promise<void> => {
    const before = await clicks();
    for (const tap of taps) await tap();
    await expect.poll(clicks, { intervals: [10, 20, 50, 100] }).toBe(before + taps.length);
  };
}

/** The page's own keys by name, and the middle of each, where they are on the screen now. */
export async function keysOf(page: Page) {
  const places = await page
    .getByRole('group', { name: CROSSWORD_TEXTS.keyboard })
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button): [string, { x: number; y: number }] => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const name = button.getAttribute('aria-label') ?? button.textContent;
        return [name, { x: x + width / 2, y: y + height / 2 }];
      }),
    );
  return new Map(places);
}
