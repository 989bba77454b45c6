import { render, screen } from '@testing-library/react';
import { aGrid, aLevel, play, type } from '@/__tests__/builders/crossword';
import { CrosswordLevel } from '@/components/games/crossword/crossword-level';
import { encodeCrossword } from '@/lib/games/crossword/saved';
import type { CrosswordLevel as Level } from '@/lib/games/crossword/types';
import { progressKey } from '@/lib/games/shared/saved';
import { standInForBrowser } from '../stand-ins';

const now: Level = {
  columns: 4,
  rows: 2,
  words: [
    { word: 'Soca', hint: "Peu de l'arbre.", direction: 0, x: 0, y: 0 },
    { word: 'Sí', hint: 'Ni no ni potser.', direction: 1, x: 0, y: 0 },
  ],
};
const game = <CrosswordLevel level={now} former={[aLevel]} index={0} />;
const [was] = aLevel.words;

beforeAll(() => {
  standInForBrowser();
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
});
afterEach(() => window.localStorage.clear());

test('whoever has nothing begun gets the level as it is now', () => {
  render(game);
  expect(screen.getByRole('button', { name: /Peu de l'arbre/ })).toBeVisible();
});

test('a crossword begun in the grid of before is finished in it, and its letters are there', () => {
  const text = encodeCrossword(aGrid, play(type('pl')).state);
  window.localStorage.setItem(progressKey('mots', 0), text);
  render(game);
  expect(screen.getByRole('button', { name: new RegExp(was?.hint ?? '-') })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Peu de l'arbre/ })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAccessibleName(/lletra 3 de 5/);
  expect(window.localStorage.getItem(progressKey('mots', 0))).toBe(text);
});

test('what was begun in no grid that is known is dropped', () => {
  window.localStorage.setItem(progressKey('mots', 0), '{"shape":"9 9 0-1"}');
  render(game);
  expect(screen.getByRole('button', { name: /Peu de l'arbre/ })).toBeVisible();
});
