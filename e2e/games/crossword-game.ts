import type { Page } from '@playwright/test';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { announceCrossword, CROSSWORD_TEXTS, describeSquare } from '@/content/interface/games/crossword';
import { expect } from '@/e2e/support/watch';
import { type CrosswordAction, crosswordKey } from '@/lib/games/crossword/actions';
import { currentWord } from '@/lib/games/crossword/game';
import { type CrosswordGrid, crosswordGrid } from '@/lib/games/crossword/grid';
import { crosswordRules } from '@/lib/games/crossword/saved';
import type { PuzzleIndex } from '@/lib/games/shared/levels';
import { capitalised } from '@/lib/text/catalan';
import { hold, holdGame, playInParallel } from './support';

/** The first level. */
const level = crosswordGrid(CROSSWORD_LEVELS[0]);

export { level as grid };

/** The single field for typing. */
export const field = (page: Page) => page.getByRole('textbox');

/** A game run in parallel, with what the page must show after each action. By default the first level. */
export function aGame(grid: CrosswordGrid = level, index: PuzzleIndex = 0) {
  const game = playInParallel(crosswordRules(grid, index), (state, event) =>
    announceCrossword(grid, state, event),
  );
  const word = () => currentWord(grid, game.state());
  return {
    ...game,
    word,
    /** Accessible name of the field. */
    field: () => capitalised(describeSquare(grid, game.state(), game.state().square)),
    /** Letters of the current word. */
    written: () => (word()?.squares ?? []).map((square) => game.state().entries[square] ?? '').join(''),
    /** Presses a key in both, and checks the name of the field. */
    async press(page: Page, key: string): Promise<void> {
      const action = crosswordKey(key === 'Space' ? ' ' : key);
      if (action === null) throw new Error(`${key} does nothing`);
      await page.keyboard.press(key);
      game.play(action);
      await expect(field(page)).toHaveAccessibleName(this.field());
    },
    /** Letters of the current clue from its first square on, up to the one that wins. */
    fill(): { letters: readonly string[]; won: boolean } {
      const letters: string[] = [];
      for (const letter of word()?.letters ?? []) {
        letters.push(letter);
        if (game.play({ type: 'type', text: letter }).kind === 'completed') return { letters, won: true };
      }
      return { letters, won: false };
    },
  };
}

/** A game of the first level of which all but the last clues are written, and a browser that holds it. */
export async function nearTheEnd(page: Page, missing = 4) {
  const game = aGame();
  const actions = level.clues
    .slice(0, -missing)
    .flatMap((clue): CrosswordAction[] => [
      { type: 'clue', word: clue.index },
      { type: 'first-letter' },
      ...clue.letters.map((text) => ({ type: 'type', text }) as const),
    ]);
  for (const action of actions) game.play(action);
  game.announced.length = 0;
  await holdGame(page, crosswordRules(level, 0), actions);
  return { game, clues: level.clues.slice(-missing) };
}

/** The letter that a crossword lacks after a visit that wrote all others. */
export async function holdAllButOne(page: Page, grid: CrosswordGrid, index: PuzzleIndex): Promise<string> {
  const { encode, storageKey } = crosswordRules(grid, index);
  const clue = grid.clues.at(-1);
  if (!clue) throw new Error('the crossword has no clues');
  const { squares, letters, direction } = clue;
  const square = squares.at(-1) ?? 0;
  const entries = grid.solution.map((letter, at) => (at === square ? null : letter));
  await hold(page, storageKey, encode({ entries, wrong: [], revealed: [], square, direction }));
  return letters.at(-1) ?? '';
}

/** Taps, and waits for the click, which comes after the touch has ended. */
export async function aFinger(page: Page) {
  const counter = await page.evaluateHandle(() => {
    const count = { clicks: 0 };
    addEventListener('click', () => count.clicks++);
    return count;
  });
  const clicks = () => counter.evaluate((count) => count.clicks);
  return async (taps: readonly (() => Promise<void>)[]): Promise<void> => {
    const before = await clicks();
    for (const tap of taps) await tap();
    await expect.poll(clicks, { intervals: [10, 20, 50, 100] }).toBe(before + taps.length);
  };
}

/** Centres of the page's own keys, by name. */
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
