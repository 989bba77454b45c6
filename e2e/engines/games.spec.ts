import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { GAME_TEXTS, gridName } from '@/content/interface/games/shared';
import { foundText } from '@/content/interface/games/word-search';
import { aGame, grid as crossword } from '@/e2e/games/crossword-game';
import { INITIAL_WORD_SEARCH, lineOf, sizeOf } from '@/lib/games/word-search/game';
import type { Cell } from '@/lib/games/word-search/grid';
import { poll } from './page';
import { expect, test } from './test';

test('the word search is won by dragging, and a reload keeps what was found', async ({ site, engine }) => {
  const [level] = WORD_SEARCH_LEVELS;
  const { row: rows, column: columns } = sizeOf(level);
  const lines = level.words.map((_, word) => lineOf(level, word)).filter((line) => line !== null);
  await engine.resize(480, 800);
  await site.open('sopa-de-lletres/0/');
  const middleOf = async ({ row, column }: Cell) => {
    await site.see('application', gridName(rows, columns));
    const box = await engine.evaluate(() =>
      document.querySelector('[role="application"]')?.getBoundingClientRect().toJSON(),
    );
    return {
      x: box.x + ((column + 0.5) / columns) * box.width,
      y: box.y + ((row + 0.5) / rows) * box.height,
    };
  };
  for (const [index, { start, end }] of lines.entries()) {
    await engine.drag(await middleOf(start), await middleOf(end));
    if (index === 1) {
      await site.reads(foundText(level, { ...INITIAL_WORD_SEARCH, found: [0, 1] }));
      await site.reload();
      await site.reads(foundText(level, { ...INITIAL_WORD_SEARCH, found: [0, 1] }));
    }
  }
  await site.see('dialog', GAME_TEXTS.won);
  expect(await site.focused()).toBe(GAME_TEXTS.nextLevel);
});

test('the crossword is won by keyboard, accents or not', async ({ site, engine }) => {
  await site.open('mots-encreuats/0/');
  await engine.evaluate(() => document.querySelector<HTMLElement>('main [role="group"] input')?.focus());
  await engine.type('l·lç');
  const shown = () =>
    [...document.querySelectorAll('main [role="group"] [data-highlighted="true"]')]
      .map(({ textContent }) => textContent.replace(/[\d\s]/g, ''))
      .join('');
  await poll('the letters', async () => (await engine.evaluate(shown)) === 'LLÇ');
  const accented: Readonly<Record<string, string>> = { A: 'à', E: 'è', I: 'ï', O: 'ó', U: 'ü' };
  const game = aGame();
  for (const text of 'LLÇ') game.play({ type: 'type', text });
  for (const place of crossword.clues.keys()) {
    if (place === 1) {
      await engine.type('][');
      game.play({ type: 'next-clue' });
      game.play({ type: 'previous-clue' });
    }
    await engine.press('Home');
    game.play({ type: 'first-letter' });
    const { letters, won } = game.fill();
    await engine.type(letters.map((letter) => accented[letter] ?? letter.toLowerCase()).join(''));
    if (won) break;
  }
  await site.see('dialog', GAME_TEXTS.won);
});
