import { foundLines, lineOf, marksOf, sizeOf, wordAlong } from '@/lib/games/word-search/state';
import { aLevel, at, line, PEU, PINYA, play, SOCA } from '../../../builders/word-search';

test('a level knows its size and where its words stand', () => {
  expect(sizeOf(aLevel)).toEqual(at(5, 5));
  expect(aLevel.words.map((_, word) => lineOf(aLevel, word))).toEqual([PINYA, SOCA, PEU]);
  expect(lineOf(aLevel, 3)).toBeNull();
});

test('a selection is a word forwards, reversed, and never in part', () => {
  expect(wordAlong(aLevel, PEU)).toBe(2);
  expect(wordAlong(aLevel, line(PEU.end, PEU.start))).toBe(2);
  expect(wordAlong(aLevel, line(at(0, 0), at(0, 3)))).toBeNull();
});

test('found words give the lines to draw, in the order they were found', () => {
  const { state } = play({ type: 'select', line: SOCA }, { type: 'select', line: PINYA });
  expect(foundLines(aLevel, state)).toEqual([SOCA, PINYA]);
});

test('every square knows what to show, and a hint goes once its word is found', () => {
  const { state } = play(
    { type: 'hint', word: 0 },
    { type: 'hint', word: 1 },
    { type: 'pick', cell: at(4, 4) },
  );
  expect(marksOf(aLevel, state)[0]?.[0]).toEqual({ found: false, start: false, hinted: true, cursor: false });
  expect(marksOf(aLevel, state)[4]?.[4]).toEqual({ found: false, start: true, hinted: false, cursor: true });
  const { state: after } = play({ type: 'hint', word: 0 }, { type: 'select', line: PINYA });
  expect(marksOf(aLevel, after)[0]?.[0]).toMatchObject({ found: true, hinted: false });
  expect(
    marksOf(aLevel, after)
      .flat()
      .filter(({ found }) => found),
  ).toHaveLength(5);
});
