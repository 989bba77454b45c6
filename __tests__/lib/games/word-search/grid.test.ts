import { letterAt, lettersAlong, occurrences } from '@/lib/games/word-search/grid';
import { aLevel, at, line, PINYA, SOCA } from '../../../builders/word-search';

test('outside the map there is no letter', () => {
  expect(letterAt(aLevel.map, at(4, 2))).toBe('Ç');
  for (const cell of [at(-1, 0), at(0, -1), at(5, 0), at(0, 5)])
    expect(letterAt(aLevel.map, cell)).toBeNull();
});

test('a line reads its letters in the sense it runs, and none when it bends or leaves', () => {
  expect(lettersAlong(aLevel.map, PINYA)).toBe('PINYA');
  expect(lettersAlong(aLevel.map, line(PINYA.end, PINYA.start))).toBe('AYNIP');
  expect(lettersAlong(aLevel.map, line(at(0, 0), at(1, 2)))).toBeNull();
  expect(lettersAlong(aLevel.map, line(at(0, 0), at(0, 5)))).toBeNull();
});

test('a word is found wherever it stands, accents aside', () => {
  expect(occurrences(aLevel.map, 'sòca')).toEqual([SOCA]);
  expect(occurrences(aLevel.map, 'faixa')).toEqual([]);
  expect(occurrences(['ABA', 'BXX', 'AXX'], 'ab')).toHaveLength(4);
});

test('Ç is not C', () => {
  expect(occurrences(['PLAÇA'], 'placa')).toEqual([]);
  expect(occurrences(['PLAÇA'], 'plaça')).toHaveLength(1);
});
