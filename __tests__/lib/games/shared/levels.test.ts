import fc from 'fast-check';
import { askedPuzzle, moreRoute, neighbourLevels, parseLevelIndex } from '@/lib/games/shared/levels';
import { isIndexList, isListOf, progressKey } from '@/lib/games/shared/saved';
import { isCompleted, isMoreDone, MORE_DONE, parseSaved } from '@/lib/saved-data/saved-text';

describe('level index', () => {
  test.each(['0', '1', '2'])('%s is a level of three', (segment) => {
    expect(parseLevelIndex(segment, 3)).toBe(Number(segment));
  });

  test.each([
    '3',
    '-1',
    '1.0',
    '01',
    '1e0',
    '0x1',
    ' 1',
    '1 ',
    '+1',
    '',
    'x',
    '１',
    'constructor',
    '__proto__',
  ])('%j is not a level of three', (segment) => {
    expect(parseLevelIndex(segment, 3)).toBeNull();
  });

  test('only plain numbers in range are levels', () => {
    fc.assert(
      fc.property(fc.string(), (segment) => {
        const level = parseLevelIndex(segment, 5);
        expect(level === null || String(level) === segment).toBe(true);
      }),
    );
  });

  test('the first level has no previous one and the last no next one', () => {
    expect(neighbourLevels(0, 3)).toEqual({ previous: null, next: 1 });
    expect(neighbourLevels(1, 3)).toEqual({ previous: 0, next: 2 });
    expect(neighbourLevels(2, 3)).toEqual({ previous: 1, next: null });
    expect(neighbourLevels(0, 1)).toEqual({ previous: null, next: null });
  });
});

describe('more', () => {
  const IDS = ['pom', 'dalt-i-baix'];

  test('the address of an extra puzzle is the route of the last level with a query', () => {
    const route = moreRoute('/mots-encreuats', 3, 'dalt-i-baix');
    expect(route).toBe('/mots-encreuats/2?mes=dalt-i-baix');
    expect(askedPuzzle(route.slice(route.indexOf('?')), IDS)).toEqual({ kind: 'puzzle', id: 'dalt-i-baix' });
  });

  test.each(['', '?', '?altre=pom'])('a query %p shows the level', (search) => {
    expect(askedPuzzle(search, IDS)).toEqual({ kind: 'level' });
  });

  test.each(['?mes=', '?mes=peu', '?mes=Pom', '?mes=%F0', '?mes=constructor', '?mes=pom%20'])(
    'an address that ends in %p asks for what is not there',
    (search) => {
      expect(askedPuzzle(search, IDS)).toEqual({ kind: 'unknown' });
    },
  );

  test('a page without extra puzzles ignores the query', () => {
    expect(askedPuzzle('?mes=pom', [])).toEqual({ kind: 'level' });
  });

  test('only the stored value marks an extra puzzle as completed', () => {
    expect(isMoreDone(MORE_DONE)).toBe(true);
    for (const text of [null, '', 'true', '{}', '{"fet":1}', '[true]', '{'])
      expect(isMoreDone(text)).toBe(false);
  });
});

describe('saved', () => {
  test('each level has a storage key, or the game if it has no levels', () => {
    expect(progressKey('sopa', 2)).toBe('progres-sopa-2');
    expect(progressKey('memory')).toBe('progres-memory');
  });

  test('only a JSON object is saved data', () => {
    expect(parseSaved('{"a":1}')).toEqual({ a: 1 });
    for (const text of [null, '', '{', '[]', '1', 'null', '"x"']) expect(parseSaved(text)).toBeNull();
  });

  test('reading never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseSaved(text)));
  });

  test('a list of indexes has integers in range without repeats', () => {
    expect(isIndexList([], 3)).toBe(true);
    expect(isIndexList([2, 0], 3)).toBe(true);
    for (const value of [[3], [-1], [0.5], [1, 1], ['0'], [null], {}, null, 'x', [Number.NaN]])
      expect(isIndexList(value, 3)).toBe(false);
  });

  test('a list is checked item by item', () => {
    const isText = (item: unknown): item is string => typeof item === 'string';
    expect(isListOf(['a'], isText)).toBe(true);
    expect(isListOf(['a', 1], isText)).toBe(false);
    expect(isListOf('a', isText)).toBe(false);
  });
});

describe('completion', () => {
  test.each(['true', 'true,secure'])('%j marks a level as completed', (value) => {
    expect(isCompleted(value)).toBe(true);
  });

  test.each(['', 'false', 'TRUE', 'true,', 'secure', '1', null, undefined])('%j does not', (value) => {
    expect(isCompleted(value)).toBe(false);
  });
});
