import fc from 'fast-check';
import { askedPuzzle, moreRoute, neighbourLevels, parseLevelIndex, placeOf } from '@/lib/games/shared/levels';
import { isIndexList, isListOf, progressKey } from '@/lib/games/shared/saved';
import { isCompleted, isMoreDone, MORE_DONE, parseSaved } from '@/lib/saved-data/saved-text';

describe('level index', () => {
  test('only plain numbers in range are levels', () => {
    expect(['0', '1', '2'].map((segment) => parseLevelIndex(segment, 3))).toEqual([0, 1, 2]);
    const segment = fc.oneof(
      fc.string(),
      fc.constantFrom('5', '-1', '1.0', '01', '1e0', '0x1', ' 1', '+1', '', '１'),
    );
    fc.assert(
      fc.property(segment, (text) => {
        const level = parseLevelIndex(text, 5);
        expect(level === null || (String(level) === text && level < 5)).toBe(true);
      }),
    );
  });

  test.each([
    [0, 3, { previous: null, next: 1 }],
    [1, 3, { previous: 0, next: 2 }],
    [2, 3, { previous: 1, next: null }],
    [0, 1, { previous: null, next: null }],
  ])('level %i of %i has its neighbours', (level, count, neighbours) => {
    expect(neighbourLevels(level, count)).toEqual(neighbours);
  });
});

describe('more', () => {
  const IDS = ['pom', 'dalt-i-baix'];

  test('the address of an extra puzzle is the route of the last level with a query', () => {
    expect(moreRoute('/mots-encreuats', 3, 'dalt-i-baix')).toBe('/mots-encreuats/2?mes=dalt-i-baix');
  });

  test.each([
    [0, IDS, '/mots/1'],
    [1, IDS, '/mots/1?mes=pom'],
    ['pom', IDS, '/mots/1?mes=dalt-i-baix'],
    ['dalt-i-baix', IDS, undefined],
    [1, [], undefined],
  ])('after %p comes, with extra puzzles %j, %p', (index, ids, next) => {
    expect(placeOf('/mots', 2, ids, index)).toEqual({ index, levels: 2, next });
  });

  test.each<readonly [string, readonly string[], object]>([
    ['?mes=dalt-i-baix', IDS, { kind: 'puzzle', id: 'dalt-i-baix' }],
    ['', IDS, { kind: 'level' }],
    ['?altre=pom', IDS, { kind: 'level' }],
    ['?mes=pom', [], { kind: 'level' }],
    ...['?mes=', '?mes=peu', '?mes=Pom', '?mes=%F0', '?mes=constructor'].map(
      (search) => [search, IDS, { kind: 'unknown' }] as const,
    ),
  ])('%p among %j asks for %j', (search, ids, asked) => {
    expect(askedPuzzle(search, ids)).toEqual(asked);
  });
});

test('each level has a storage key, or the game if it has no levels', () => {
  expect([progressKey('sopa', 2), progressKey('memory')]).toEqual(['progres-sopa-2', 'progres-memory']);
});

test.each<[string | null, boolean]>([
  [MORE_DONE, true],
  ...[null, '', 'true', '{}', '{"fet":1}', '[true]', '{'].map((text): [string | null, boolean] => [
    text,
    false,
  ]),
])('the stored %p marks an extra puzzle as completed: %p', (text, done) => {
  expect(isMoreDone(text)).toBe(done);
});

test.each(['true', 'true,secure'])('%j marks a level as completed', (value) => {
  expect(isCompleted(value)).toBe(true);
});

test.each(['', 'false', 'TRUE', 'true,', '1', null, undefined])('%j does not', (value) => {
  expect(isCompleted(value)).toBe(false);
});

test('only a JSON object is saved data, and reading never throws', () => {
  expect(parseSaved('{"a":1}')).toEqual({ a: 1 });
  for (const text of [null, '', '{', '[]', '1', 'null', '"x"']) expect(parseSaved(text)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => void parseSaved(text)));
});

test('a list of indexes has integers in range without repeats, and a list is checked item by item', () => {
  expect([[], [2, 0]].every((list) => isIndexList(list, 3))).toBe(true);
  for (const value of [[3], [-1], [0.5], [1, 1], ['0'], [null], {}, null, 'x', [Number.NaN]])
    expect(isIndexList(value, 3)).toBe(false);
  const isText = (item: unknown): item is string => typeof item === 'string';
  expect([['a'], ['a', 1], 'a'].map((value) => isListOf(value, isText))).toEqual([true, false, false]);
});
