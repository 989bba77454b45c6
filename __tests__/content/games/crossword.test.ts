import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { MORE_CROSSWORD_PUZZLES } from '@/content/games/crossword/more';
import { MORE_CROSSWORDS } from '@/content/games/crossword/more-levels';
import { CROSSWORD_PUZZLES } from '@/content/games/crossword/puzzles';
import { fillPattern } from '@/lib/games/crossword/fill';
import type { CrosswordLevel, MoreCrossword } from '@/lib/games/crossword/grid';
import {
  CHECKED_SHARE,
  type Clue,
  CROSSED_SHARE,
  type MoreCrosswordPuzzle,
} from '@/lib/games/crossword/layout';
import { crosswordProblems, densityOf } from '@/lib/games/crossword/problems';
import { cardinal } from '@/lib/text/catalan';
import { foldWord } from '@/lib/text/letters';
import { seededRandom } from '@/lib/values/random';

const levels: readonly CrosswordLevel[] = CROSSWORD_LEVELS;
const more: readonly MoreCrossword[] = MORE_CROSSWORDS;
const morePuzzles: readonly MoreCrosswordPuzzle[] = MORE_CROSSWORD_PUZZLES;

test('there is a level for each puzzle', () => {
  expect(levels).toHaveLength(CROSSWORD_PUZZLES.length);
});

test('the extra crosswords are what `npm run make:levels` makes of their puzzles', () => {
  const filled = morePuzzles.map(({ id, title, seed, pattern, clues }) => ({
    id,
    title,
    level: {
      columns: pattern[0]?.length,
      rows: pattern.length,
      words: fillPattern(pattern, clues, seededRandom(seed)),
    },
  }));
  expect(more).toEqual(filled);
  expect(new Set(more.map(({ id }) => id)).size).toBe(more.length);
  for (const { id } of more) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('in extra crosswords half of the squares are crossed, and a third of each word is checked', () => {
  for (const { level } of more) {
    const { squares, crossed, leastChecked } = densityOf(level);
    expect(crossed / squares).toBeGreaterThanOrEqual(CROSSED_SHARE);
    expect(leastChecked).toBeGreaterThanOrEqual(CHECKED_SHARE);
  }
});

test.each(CROSSWORD_PUZZLES.map((puzzle, index) => ({ puzzle, index })))(
  'level $index is laid out from its puzzle: run `npm run make:levels` when it is not',
  ({ puzzle, index }) => {
    const clues: readonly Clue[] = puzzle.clues;
    const level = levels[index] ?? { columns: 0, rows: 0, words: [] };
    expect(level).toMatchObject({ columns: puzzle.columns, rows: puzzle.rows });
    expect(level.words).toHaveLength(puzzle.words);
    const listed = new Map(clues.map(({ word, hint }) => [word, hint]));
    for (const { word, hint } of level.words) expect(hint).toBe(listed.get(word));
  },
);

const played = [...levels, ...more.map(({ level }) => level)];
const puzzles: readonly (readonly Clue[])[] = [...CROSSWORD_PUZZLES, ...morePuzzles].map(
  ({ clues }) => clues,
);

describe.each(played.map((level, index) => ({ level, index, clues: puzzles[index] ?? [] })))(
  'crossword $index',
  ({ level, clues }) => {
    test('has no layout problems', () => {
      expect(crosswordProblems(level)).toEqual([]);
    });

    test('no clue contains its answer', () => {
      const answers = level.words.map(({ word }) => foldWord(word));
      for (const { hint } of level.words) {
        const said = hint.split(/[^\p{L}·]+/u).map(foldWord);
        expect(said.filter((word) => answers.includes(word))).toEqual([]);
      }
    });

    test('has each answer once, and clues count the words of an answer of several words', () => {
      expect(new Set(clues.map(({ word }) => foldWord(word))).size).toBe(clues.length);
      for (const { word, hint } of clues) {
        const words = word.split(' ').length;
        expect(/\((\S+) paraules\)\.$/.exec(hint)?.[1]).toBe(
          words === 1 ? undefined : cardinal(words, 'feminine'),
        );
      }
    });
  },
);
