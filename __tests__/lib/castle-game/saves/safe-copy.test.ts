import { safeCopy } from '@/lib/castle-game/saves/safe-copy';

/** Lists or objects one in another, so many in all. */
const lists = (levels: number): unknown => (levels === 0 ? 1 : [lists(levels - 1)]);
const objects = (levels: number): unknown => (levels === 0 ? 1 : { in: objects(levels - 1) });

test('all that a save can hold is copied as it is', () => {
  const value = { text: 'a', number: 0, no: false, none: null, list: [1, [{ b: 'c' }], {}] };
  expect(safeCopy(value)).toEqual(value);
  expect(safeCopy(value)).not.toBe(value);
});

test.each([
  ['lists', lists],
  ['objects', objects],
])('%s can be sixteen deep and no more', (_, nested) => {
  expect(safeCopy(nested(16))).toEqual(nested(16));
  expect(safeCopy(nested(17))).toBeUndefined();
  expect(safeCopy({ first: 1, deep: [nested(15)], last: 1 })).toBeUndefined();
});

test('keys that reach what all objects share are left out at every level', () => {
  const hostile: unknown = JSON.parse(
    '{"a":{"__proto__":{"x":1},"b":1},"constructor":1,"prototype":2,"c":[{"constructor":3}]}',
  );
  expect(JSON.stringify(safeCopy(hostile))).toBe('{"a":{"b":1},"c":[{}]}');
});

test('half a surrogate pair becomes the letter for what is unknown', () => {
  expect(safeCopy({ name: ['a\ud83c'] })).toEqual({ name: ['a\ufffd'] });
});
