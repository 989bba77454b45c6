import { render, screen } from '@testing-library/react';
import { aLevel } from '@/__tests__/builders/word-search';
import { WordSearchLevel } from '@/components/games/word-search/word-search-level';
import { progressKey } from '@/lib/games/shared/saved';
import { encodeWordSearch } from '@/lib/games/word-search/saved';
import { INITIAL_WORD_SEARCH } from '@/lib/games/word-search/state';
import type { WordSearchLevel as Level } from '@/lib/games/word-search/types';
import { standInForBrowser } from '../stand-ins';

const now: Level = { title: 'Nova', map: ['SOCA'], words: ['Soca'], meanings: ['El cor de tot.'] };
const game = <WordSearchLevel level={now} former={[aLevel]} index={0} />;

beforeAll(standInForBrowser);
afterEach(() => window.localStorage.clear());

test('whoever has nothing begun gets the level as it is now', () => {
  render(game);
  expect(screen.getByRole('heading', { name: now.title })).toBeVisible();
});

test('a word search begun in the map of before is finished in it, and what was found is found', () => {
  const text = encodeWordSearch(aLevel, { ...INITIAL_WORD_SEARCH, found: [0] });
  window.localStorage.setItem(progressKey('sopa', 0), text);
  render(game);
  expect(screen.getByRole('heading', { name: aLevel.title })).toBeVisible();
  expect(screen.getByText('Paraules trobades: 1 de 3')).toBeVisible();
  expect(screen.getByText('Tota la gent de sota.')).toBeVisible();
});
