import {
  defaultFileName,
  exportFileName,
  madridStamp,
  posterFileName,
  sanitisedName,
} from '@/lib/castle-game/saves/file-name';

describe('madridStamp', () => {
  test.each([
    ['2026-01-15T23:30:05Z', '2026-01-16_00-30-05'],
    ['2026-07-15T22:30:05Z', '2026-07-16_00-30-05'],
  ])('writes %s by the clocks of Madrid', (time, stamp) => {
    expect(madridStamp(Date.parse(time))).toBe(stamp);
  });
});

describe('sanitisedName', () => {
  test.each([
    ['Colla de la Facultat de Física', 'colla-de-la-facultat-de-fisica'],
    ["L’il·lusió d'Àneu", 'lillusio-daneu'],
    ['../../etc/passwd', 'etc-passwd'],
    ['🏰', 'colla'],
    ['CON', 'con'],
    ['x'.repeat(300), 'x'.repeat(60)],
    ['--Els  Verds--', 'els-verds'],
    ['Colla 7', 'colla-7'],
    ['Àneu', 'aneu'],
    ['a·b', 'ab'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('%s is %s', (name, expected) => {
    expect(sanitisedName(name)).toBe(expected);
  });
});

describe('the name of an export', () => {
  test('is offered as team and moment', () => {
    expect(defaultFileName('Els Verds', Date.parse('2026-01-15T10:00:00Z'))).toBe(
      'els-verds_2026-01-15_11-00-00',
    );
  });

  test.each([
    ['partida', 'partida.bin'],
    ['partida.bin', 'partida.bin'],
    ['la meva: partida?', 'la meva- partida-.bin'],
    ['  ..', 'colla.bin'],
    ['con', '_con.bin'],
    ['a/b\\c', 'a-b-c.bin'],
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
});

test('a poster is the file of its team and season', () => {
  expect(posterFileName('Els Verds', '2023-2024')).toBe('els-verds-2023-2024.png');
});
