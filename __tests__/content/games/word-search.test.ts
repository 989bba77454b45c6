import { FORBIDDEN_WORDS } from '@/content/games/word-search/forbidden';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { MORE_WORD_SEARCH_THEMES } from '@/content/games/word-search/more';
import { MORE_WORD_SEARCHES } from '@/content/games/word-search/more-levels';
import { WORD_SEARCH_THEMES } from '@/content/games/word-search/themes';
import {
  generateWordSearch,
  type MoreWordSearchTheme,
  problemsOf,
  WORD_SEARCH_SIZE,
  type WordSearchTheme,
} from '@/lib/games/word-search/generate';
import type { MoreWordSearch, WordSearchLevel } from '@/lib/games/word-search/grid';
import { foldWord, LETTERS } from '@/lib/text/letters';
import { seededRandom } from '@/lib/values/random';

const planOf = (words: readonly string[]) => ({
  words,
  size: WORD_SEARCH_SIZE,
  forbidden: FORBIDDEN_WORDS,
});

const levels: readonly WordSearchLevel[] = WORD_SEARCH_LEVELS;
const more: readonly MoreWordSearch[] = MORE_WORD_SEARCHES;
const moreThemes: readonly MoreWordSearchTheme[] = MORE_WORD_SEARCH_THEMES;

const generated = ({ title, seed, words: meanings }: WordSearchTheme) => {
  const words = Object.keys(meanings);
  const map = generateWordSearch(planOf(words), seededRandom(seed));
  return { title, map, words, meanings: Object.values(meanings) };
};

test('the levels are what `npm run make:levels` makes of the themes', () => {
  expect(levels).toEqual(WORD_SEARCH_THEMES.map(generated));
});

test('the extra word searches too, with unique ids', () => {
  expect(more).toEqual(moreThemes.map(({ id, ...theme }) => ({ id, level: generated(theme) })));
  expect(new Set(more.map(({ id }) => id)).size).toBe(more.length);
  for (const { id } of more) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

const all = [...levels, ...more.map(({ level }) => level)];

describe.each(all)('level $title', ({ map, words, meanings }) => {
  test('has a meaning of one line for each word', () => {
    expect(meanings).toHaveLength(words.length);
    for (const meaning of meanings) {
      expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
      expect(meaning.length).toBeLessThanOrEqual(75);
    }
  });

  test('is a square of letters', () => {
    expect(map).toHaveLength(WORD_SEARCH_SIZE);
    const letters = new Set<string>(LETTERS);
    for (const row of map)
      expect([...row].filter((letter) => letters.has(letter))).toHaveLength(WORD_SEARCH_SIZE);
  });

  test('words are unique and have three letters or more', () => {
    expect(new Set(words.map(foldWord)).size).toBe(words.length);
    for (const word of words) expect(foldWord(word).length).toBeGreaterThanOrEqual(3);
  });

  test('has each word once, all directions and no forbidden word', () => {
    expect(problemsOf(map, planOf(words))).toEqual([]);
  });
});
