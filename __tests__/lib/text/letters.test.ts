import { foldWord, glyphsOf, KEYBOARD_ROWS, LETTERS, letterOf, lettersOf } from '@/lib/text/letters';

describe('letterOf', () => {
  test.each([
    ['a', 'A'],
    ['À', 'A'],
    ['à', 'A'],
    ['é', 'E'],
    ['è', 'E'],
    ['ï', 'I'],
    ['Í', 'I'],
    ['ó', 'O'],
    ['ü', 'U'],
  ])('folds the accent of %s away', (typed, letter) => {
    expect(letterOf(typed)).toBe(letter);
  });

  test.each(['ç', 'Ç', 'c\u0327', 'C\u0327'])(
    'distinguishes Ç from C, however it is composed (%s)',
    (typed) => {
      expect(letterOf(typed)).toBe('Ç');
    },
  );

  test('folds combining accents, which some keyboards send', () => {
    expect(letterOf('a\u0300')).toBe('A');
  });

  test.each(['Dead', 'Enter', 'ab', '7', '·', ' ', '', '´', 'ß', 'ω'])('%j is not a letter', (typed) => {
    expect(letterOf(typed)).toBeNull();
  });
});

describe('words', () => {
  test('are compared without dots, spaces and accents', () => {
    expect(foldWord('Pom de dalt')).toBe('POMDEDALT');
    expect(foldWord('col·lecció')).toBe('COLLECCIO');
    expect(foldWord('coŀlecció')).toBe('COLLECCIO');
    expect(lettersOf('l’Ça')).toEqual(['L', 'Ç', 'A']);
  });

  test('shows the dot of l·l, spaces and punctuation, and hides only letters', () => {
    const shape = glyphsOf('Al·là d’or')?.map(({ kind, shown }) => (kind === 'fixed' ? `[${shown}]` : shown));
    expect(shape?.join('')).toBe('Al[·]là[ ]d[’]or');
    expect(glyphsOf('ŀl')?.map(({ shown }) => shown)).toEqual(['l', '·', 'l']);
  });

  test('are refused whole when they hold something that is neither letter nor sign', () => {
    expect(glyphsOf('3d8')).toBeNull();
    expect(glyphsOf('a+b')).toBeNull();
  });
});

test('the keyboard has each of the 27 letters once', () => {
  expect(LETTERS).toHaveLength(27);
  expect([...KEYBOARD_ROWS.flat()].sort()).toEqual([...LETTERS].sort());
  expect(new Set(LETTERS).size).toBe(27);
});
