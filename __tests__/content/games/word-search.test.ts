import { FORBIDDEN_WORDS } from '@/content/games/word-search/forbidden';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { WORD_SEARCH_THEMES } from '@/content/games/word-search/themes';
import { generateWordSearch, problemsOf } from '@/lib/games/word-search/generate';
import { lineOf } from '@/lib/games/word-search/state';
import { seededRandom } from '@/lib/random/generator';
import { foldWord, LETTERS } from '@/lib/text/letters';

const SIZE = 15;
const plan = (words: readonly string[]) => ({ words, size: SIZE, forbidden: FORBIDDEN_WORDS });

test('the levels are what the generator makes of the themes', () => {
  const generated = WORD_SEARCH_THEMES.map(({ title, seed, words }) => ({
    title,
    map: generateWordSearch(plan(words), seededRandom(seed)),
    words,
  }));
  expect(WORD_SEARCH_LEVELS).toEqual(generated);
});

describe.each(WORD_SEARCH_LEVELS)('level $title', ({ title, map, words }) => {
  test('has 15 rows of 15 letters', () => {
    expect(map).toHaveLength(SIZE);
    const letters = new Set<string>(LETTERS);
    for (const row of map) expect([...row].filter((letter) => letters.has(letter))).toHaveLength(SIZE);
  });

  test('has 12 to 17 words of 4 to 12 letters, none twice', () => {
    expect(words.length).toBeGreaterThanOrEqual(12);
    expect(words.length).toBeLessThanOrEqual(17);
    expect(new Set(words.map(foldWord)).size).toBe(words.length);
    for (const word of words) expect(foldWord(word)).toMatch(/^.{4,12}$/);
  });

  test('has every word exactly once, in all eight directions, and nothing offensive', () => {
    expect(problemsOf(map, plan(words))).toEqual([]);
    const level = { title, map, words };
    expect(words.map((_, word) => lineOf(level, word))).not.toContain(null);
  });
});
