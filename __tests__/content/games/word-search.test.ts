import { FORBIDDEN_WORDS } from '@/content/games/word-search/forbidden';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { WORD_SEARCH_THEMES } from '@/content/games/word-search/themes';
import { generateWordSearch, problemsOf, WORD_SEARCH_SIZE } from '@/lib/games/word-search/generate';
import { seededRandom } from '@/lib/random/generator';
import { foldWord, LETTERS } from '@/lib/text/letters';

const planOf = (words: readonly string[]) => ({
  words,
  size: WORD_SEARCH_SIZE,
  forbidden: FORBIDDEN_WORDS,
});

test('the levels are what `npm run make:levels` makes of the themes', () => {
  const generated = WORD_SEARCH_THEMES.map(({ title, seed, words }) => ({
    title,
    map: generateWordSearch(planOf(words), seededRandom(seed)),
    words,
  }));
  expect(WORD_SEARCH_LEVELS).toEqual(generated);
});

describe.each(WORD_SEARCH_LEVELS)('level $title', ({ map, words }) => {
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
