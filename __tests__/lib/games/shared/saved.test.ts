import fc from 'fast-check';
import { isIndexList, isListOf, parseSaved, progressKey } from '@/lib/games/shared/saved';

test('progress is kept under a key for each level, or for the game when it has none', () => {
  expect(progressKey('sopa', 2)).toBe('progres-sopa-2');
  expect(progressKey('memory')).toBe('progres-memory');
});

test('only a JSON object counts as saved', () => {
  expect(parseSaved('{"a":1}')).toEqual({ a: 1 });
  for (const text of [null, '', '{', '[]', '1', 'null', '"x"']) expect(parseSaved(text)).toBeNull();
});

test('no text makes reading fail', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseSaved(text)));
});

test('a list of indexes is whole, in range and without repeats', () => {
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
