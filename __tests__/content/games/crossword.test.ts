import { CLUES } from '@/content/games/crossword/clues';
import { CROSSWORD_LEVELS } from '@/content/games/crossword/levels';
import { crosswordProblems } from '@/lib/games/crossword/problems';
import { foldWord } from '@/lib/text/letters';

describe.each(CROSSWORD_LEVELS)('a crossword level', (level) => {
  test('has 17 words in 13 columns and 17 rows', () => {
    expect(level).toMatchObject({ columns: 13, rows: 17 });
    expect(level.words).toHaveLength(17);
  });

  test('crosses properly, in one piece, from side to side', () => {
    expect(crosswordProblems(level)).toEqual([]);
  });

  test('asks for no word twice and gives no answer away in a clue', () => {
    const answers = level.words.map(({ word }) => foldWord(word));
    expect(new Set(answers).size).toBe(answers.length);
    for (const { hint } of level.words) {
      const said = hint.split(/[^\p{L}·]+/u).map(foldWord);
      expect(said.filter((word) => answers.includes(word))).toEqual([]);
    }
  });

  test('takes its words and clues from the list', () => {
    const listed = new Map<string, string>(CLUES.map(({ word, hint }) => [word, hint]));
    for (const { word, hint } of level.words) expect(listed.get(word)).toBe(hint);
  });
});

test('the list has each answer once, and says in how many words it is written when there are several', () => {
  expect(new Set(CLUES.map(({ word }) => foldWord(word))).size).toBe(CLUES.length);
  for (const { word, hint } of CLUES)
    expect(hint.endsWith('(tres paraules).')).toBe(word.split(' ').length === 3);
});
