import { FORBIDDEN_WORDS } from '@/content/games/word-search/forbidden';
import { FORMER_WORD_SEARCHES } from '@/content/games/word-search/former';
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
import { begunIn, encodeWordSearch } from '@/lib/games/word-search/saved';
import { INITIAL_WORD_SEARCH } from '@/lib/games/word-search/state';
import type { FormerWordSearch, MoreWordSearch, WordSearchLevel } from '@/lib/games/word-search/types';
import { seededRandom } from '@/lib/random/generator';
import { foldWord, LETTERS } from '@/lib/text/letters';

const planOf = (words: readonly string[]) => ({
  words,
  size: WORD_SEARCH_SIZE,
  forbidden: FORBIDDEN_WORDS,
});

const levels: readonly WordSearchLevel[] = WORD_SEARCH_LEVELS;
const more: readonly MoreWordSearch[] = MORE_WORD_SEARCHES;
const moreThemes: readonly MoreWordSearchTheme[] = MORE_WORD_SEARCH_THEMES;
const former: readonly FormerWordSearch[] = FORMER_WORD_SEARCHES;

const generated = ({ title, seed, words: meanings }: WordSearchTheme) => {
  const words = Object.keys(meanings);
  const map = generateWordSearch(planOf(words), seededRandom(seed));
  return { title, map, words, meanings: Object.values(meanings) };
};

test('the levels are what `npm run make:levels` makes of the themes', () => {
  expect(levels).toEqual(WORD_SEARCH_THEMES.map(generated));
});

test('so are the word searches beside them, each under an id of its own', () => {
  expect(more).toEqual(moreThemes.map(({ id, ...theme }) => ({ id, level: generated(theme) })));
  expect(new Set(more.map(({ id }) => id)).size).toBe(more.length);
  for (const { id } of more) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every map of before still stands, beside a level whose map is another', () => {
  for (const { index, level } of former) {
    expect(problemsOf(level.map, planOf(level.words))).toEqual([]);
    const begun = encodeWordSearch(level, INITIAL_WORD_SEARCH);
    expect(begunIn([level], begun)).toBe(level);
    expect(begunIn(levels.slice(index, index + 1), begun)).toBeUndefined();
  }
});

const all = [...levels, ...more.map(({ level }) => level), ...former.map(({ level }) => level)];

describe.each(all)('level $title', ({ map, words, meanings }) => {
  test('says of every word what it is, in one line', () => {
    expect(meanings).toHaveLength(words.length);
    for (const meaning of meanings) {
      expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
      expect(meaning.length).toBeLessThanOrEqual(75);
    }
  });

  test('has as many letters in each row as rows', () => {
    expect(map).toHaveLength(WORD_SEARCH_SIZE);
    const letters = new Set<string>(LETTERS);
    for (const row of map)
      expect([...row].filter((letter) => letters.has(letter))).toHaveLength(WORD_SEARCH_SIZE);
  });

  test('asks for no word twice, and for none that can be read by chance', () => {
    expect(new Set(words.map(foldWord)).size).toBe(words.length);
    for (const word of words) expect(foldWord(word).length).toBeGreaterThanOrEqual(3);
  });

  test('has every word exactly once, in as many directions as it can, and nothing offensive', () => {
    expect(problemsOf(map, planOf(words))).toEqual([]);
  });
});
