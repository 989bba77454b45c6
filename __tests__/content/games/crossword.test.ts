import { FORMER_CROSSWORDS } from '@/content/games/crossword/former';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { CROSSWORD_PUZZLES } from '@/content/games/crossword/puzzles';
import type { Clue } from '@/lib/games/crossword/board';
import { crosswordGrid } from '@/lib/games/crossword/grid';
import { crosswordProblems } from '@/lib/games/crossword/problems';
import { begunIn, encodeCrossword } from '@/lib/games/crossword/saved';
import { newCrossword } from '@/lib/games/crossword/state';
import type { CrosswordLevel, FormerCrossword } from '@/lib/games/crossword/types';
import { foldWord } from '@/lib/text/letters';
import { cardinal } from '@/lib/text/number-words';

const levels: readonly CrosswordLevel[] = CROSSWORD_LEVELS;

test('there is a level for each puzzle', () => {
  expect(levels).toHaveLength(CROSSWORD_PUZZLES.length);
});

test('every grid of before still stands, beside a level that is laid out otherwise', () => {
  const former: readonly FormerCrossword[] = FORMER_CROSSWORDS;
  for (const { index, level } of former) {
    expect(crosswordProblems(level)).toEqual([]);
    const grid = crosswordGrid(level);
    const begun = encodeCrossword(grid, newCrossword(grid));
    expect(begunIn([level], begun)).toBe(level);
    expect(begunIn(levels.slice(index, index + 1), begun)).toBeUndefined();
  }
});

describe.each(CROSSWORD_PUZZLES.map((puzzle, index) => ({ puzzle, index })))(
  'crossword $index',
  ({ puzzle, index }) => {
    const clues: readonly Clue[] = puzzle.clues;
    const level = levels[index] ?? { columns: 0, rows: 0, words: [] };

    test('is laid out from its puzzle: run `npm run make:levels` when it is not', () => {
      expect(level).toMatchObject({ columns: puzzle.columns, rows: puzzle.rows });
      expect(level.words).toHaveLength(puzzle.words);
      const listed = new Map(clues.map(({ word, hint }) => [word, hint]));
      for (const { word, hint } of level.words) expect(hint).toBe(listed.get(word));
    });

    test('crosses properly, in one piece, from side to side', () => {
      expect(crosswordProblems(level)).toEqual([]);
    });

    test('gives no answer away in a clue', () => {
      const answers = level.words.map(({ word }) => foldWord(word));
      for (const { hint } of level.words) {
        const said = hint.split(/[^\p{L}·]+/u).map(foldWord);
        expect(said.filter((word) => answers.includes(word))).toEqual([]);
      }
    });

    test('has each answer once, and says in how many words it is written when there are several', () => {
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
