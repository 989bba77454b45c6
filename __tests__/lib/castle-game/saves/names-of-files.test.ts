import { exportFileName, posterFileName, sanitisedName } from '@/lib/castle-game/saves/file-name';

test.each([
  ['--Els  Verds--', 'els-verds'],
  ['Colla 7', 'colla-7'],
  ['Àneu', 'aneu'],
  ['a·b', 'ab'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the team %j is %s in a file', (name, expected) => {
  expect(sanitisedName(name)).toBe(expected);
});

test.each([
  ['partida.BIN', 'partida.bin'],
  ['partida.bin.bin', 'partida.bin.bin'],
  ['partida.binari', 'partida.binari.bin'],
  ['<a>:"b"|*', '-a---b---.bin'],
  ['a\u0007b', 'a-b.bin'],
  [' .a b. ', 'a b.bin'],
  ['x'.repeat(130), `${'x'.repeat(120)}.bin`],
  ['Nul', '_Nul.bin'],
  ['com1.txt', '_com1.txt.bin'],
  ['lpt9', '_lpt9.bin'],
  ['com', 'com.bin'],
  ['com12', 'com12.bin'],
  ['console', 'console.bin'],
  ['falcon', 'falcon.bin'],
  ['\ud83c', '\ufffd.bin'],
])('an export typed as %j is the file %s', (typed, file) => {
  expect(exportFileName(typed)).toBe(file);
});

test('a poster is the file of its team and season', () => {
  expect(posterFileName('Els Verds', '2023-2024')).toBe('els-verds-2023-2024.png');
});
