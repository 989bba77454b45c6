import {
  defaultFileName,
  exportFileName,
  madridStamp,
  sanitisedName,
} from '@/lib/castle-game/saves/file-name';

describe('madridStamp', () => {
  it.each([
    ['2026-01-15T23:30:05Z', '2026-01-16_00-30-05'],
    ['2026-07-15T22:30:05Z', '2026-07-16_00-30-05'],
  ])('writes %s by the clocks of Madrid', (time, stamp) => {
    expect(madridStamp(Date.parse(time))).toBe(stamp);
  });
});

describe('sanitisedName', () => {
  it.each([
    ['Colla de la Facultat de Física', 'colla-de-la-facultat-de-fisica'],
    ["L’il·lusió d'Àneu", 'lillusio-daneu'],
    ['../../etc/passwd', 'etc-passwd'],
    ['🏰', 'colla'],
    ['CON', 'con'],
    ['x'.repeat(300), 'x'.repeat(60)],
  ])('%s is %s', (name, expected) => {
    expect(sanitisedName(name)).toBe(expected);
  });
});

describe('the name of an export', () => {
  it('is offered as team and moment', () => {
    expect(defaultFileName('Els Verds', Date.parse('2026-01-15T10:00:00Z'))).toBe(
      'els-verds_2026-01-15_11-00-00',
    );
  });

  it.each([
    ['partida', 'partida.bin'],
    ['partida.bin', 'partida.bin'],
    ['la meva: partida?', 'la meva- partida-.bin'],
    ['  ..', 'colla.bin'],
    ['con', '_con.bin'],
    ['a/b\\c', 'a-b-c.bin'],
  ])('%s becomes %s', (written, file) => {
    expect(exportFileName(written)).toBe(file);
  });
});
