import { fromBase64, toBase64 } from '@/lib/castle-game/saves/base64';

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
