import { safeCopy } from '@/lib/castle-game/saves/json';
import { fromBase64, toBase64 } from '@/lib/text/base64';

describe('base64', () => {
  test.each(['', 'hola', "L’il·lusió d'Àneu", '🏰 i 🏰', 'ÿ\u0100\u007f\u0080'])('%j comes back', (text) => {
    expect(fromBase64(toBase64(text))).toBe(text);
    expect(toBase64(text)).toBe(Buffer.from(text, 'utf8').toString('base64'));
  });

  test('half a surrogate pair becomes the letter for what is unknown', () => {
    expect(fromBase64(toBase64('a\ud83cb'))).toBe('a\ufffdb');
  });

  test('spaces around it do not matter, and those of a text stay', () => {
    expect(fromBase64(' \n aG9sYQ==\t')).toBe('hola');
    expect(fromBase64(toBase64(' hola '))).toBe(' hola ');
  });

  test('what is no UTF-8 is Latin-1', () => {
    expect(fromBase64(btoa('Gràcia'))).toBe('Gràcia');
  });

  test.each(['%', 'aG9sY', 'à'])('%j is no base64', (text) => {
    expect(fromBase64(text)).toBeUndefined();
  });
});

describe('safe copy', () => {
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
});
