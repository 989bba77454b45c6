import fc from 'fast-check';
import {
  completionCookie,
  isCompleted,
  isIndexList,
  isListOf,
  parseSaved,
  progressKey,
} from '@/lib/games/shared/saved';

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
  test('each level has its own cookie', () => {
    expect(completionCookie('sopa', 0)).toBe('sopa-0');
    expect(completionCookie('mots', 2)).toBe('mots-2');
    expect(completionCookie('penjat', 4)).toBe('penjat-4');
  });

  test.each(['true', 'true,secure'])('%j marks a level as completed', (value) => {
    expect(isCompleted(value)).toBe(true);
  });

  test.each(['', 'false', 'TRUE', 'true,', 'secure', '1', null, undefined])('%j does not', (value) => {
    expect(isCompleted(value)).toBe(false);
  });
});
