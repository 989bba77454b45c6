import { copyAge } from '@/content/interface/castle-game/saves';
import {
  afterDay,
  type Backup,
  backupAt,
  backupNotice,
  decodeBackup,
  encodeBackup,
  NO_BACKUP,
} from '@/lib/castle-game/saves/backup';
import {
  defaultFileName,
  exportFileName,
  firstFileName,
  posterFileName,
  sanitisedName,
} from '@/lib/castle-game/saves/file-name';
import { fromBase64, toBase64 } from '@/lib/text/base64';

describe('backup', () => {
  const daysOn = (days: number, backup: Backup = NO_BACKUP): Backup =>
    Array.from({ length: days }).reduce<Backup>(afterDay, backup);
  const noon = Date.parse('2026-11-20T11:00:00Z');

  test('a browser that promises nothing is told after three weeks without a copy, or a day', () => {
    const copied = backupAt(noon);
    expect([NO_BACKUP, copied, daysOn(8)].map((one) => backupNotice(one, 'at will'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(backupNotice(daysOn(9, copied), 'at will')).toBe('at will');
    expect([0, 1].map((days) => backupNotice(daysOn(days, copied), 'a week'))).toEqual([undefined, 'a week']);
  });

  test('a browser that keeps the game, or has not been asked, is left alone', () => {
    for (const persistence of ['persistent', 'unknown'] as const)
      expect(backupNotice(daysOn(100), persistence)).toBeUndefined();
  });

  test('what is stored is read back, and what cannot be read counts as no copy', () => {
    for (const backup of [NO_BACKUP, { madeAt: noon, days: 7 }])
      expect(decodeBackup(encodeBackup(backup))).toEqual(backup);
    // Earlier versions had a reminder.
    expect(decodeBackup('{"versio":1,"feta":5,"dies":7,"recorda":false}')).toEqual({ madeAt: 5, days: 7 });
    for (const text of [
      null,
      '',
      '{',
      'null',
      '[]',
      '7',
      '{"feta":"ahir","dies":-1}',
      '{"feta":1e99,"dies":0.5}',
    ])
      expect(decodeBackup(text)).toEqual(NO_BACKUP);
  });

  test('the age of a copy is told in days of Madrid and in days of the game', () => {
    const copied = backupAt(Date.parse('2026-11-20T23:30:00Z'));
    expect(copyAge(copied, '2026-11-21')).toBe('Última exportació: avui, en aquest mateix dia de joc.');
    expect(copyAge(daysOn(1, copied), '2026-11-22')).toBe(
      'Última exportació: ahir, i des de llavors heu passat 1 dia de joc.',
    );
    expect(copyAge(daysOn(9, copied), '2026-12-03')).toContain(
      'fa 12 dies, i des de llavors heu passat 9 dies',
    );
    // A clock that was put back makes no copy of the future.
    expect(copyAge(copied, '2026-01-01')).toContain('avui');
    expect(copyAge(NO_BACKUP, '2026-11-21')).toBe('No heu exportat mai aquesta partida.');
  });
});

describe('file names', () => {
  test.each([
    ['Colla de la Facultat de Física', 'colla-de-la-facultat-de-fisica'],
    ["L’il·lusió d'Àneu", 'lillusio-daneu'],
    ['../../etc/passwd', 'etc-passwd'],
    ['🏰', 'colla'],
    ['CON', 'con'],
    ['x'.repeat(300), 'x'.repeat(60)],
    ['--Els  Verds--', 'els-verds'],
    ['a·b', 'ab'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('sanitisedName %s is %s', (name, expected) => {
    expect(sanitisedName(name)).toBe(expected);
  });

  test('an export is offered as team and moment of Madrid, a picture as team and season or tower', () => {
    const offered = ['2026-01-15T23:30:05Z', '2026-07-15T22:30:05Z'].map((time) =>
      defaultFileName('Els Verds', Date.parse(time)),
    );
    expect(offered).toEqual(['els-verds_2026-01-16_00-30-05', 'els-verds_2026-07-16_00-30-05']);
    expect(firstFileName('Els Verds', '3d7+4d7')).toBe('els-verds-3d7-4d7.png');
    expect(posterFileName('Els Verds', '2023-2024')).toBe('els-verds-2023-2024.png');
  });

  test.each([
    ['partida', 'partida.bin'],
    ['partida.bin', 'partida.bin'],
    ['la meva: partida?', 'la meva- partida-.bin'],
    ['  ..', 'colla.bin'],
    ['con', '_con.bin'],
    ['partida.BIN', 'partida.bin'],
    ['<a>:"b"|*', '-a---b---.bin'],
    ['a\u0007b', 'a-b.bin'],
    [' .a b. ', 'a b.bin'],
    ['x'.repeat(130), `${'x'.repeat(120)}.bin`],
    ['com1.txt', '_com1.txt.bin'],
    ['com12', 'com12.bin'],
    ['falcon', 'falcon.bin'],
    ['\ud83c', '\ufffd.bin'],
  ])('an export typed as %j is the file %s', (typed, file) => {
    expect(exportFileName(typed)).toBe(file);
  });
});

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

  test.each(['%', 'aG9sY', 'à'])('%j is no base64', (text) => {
    expect(fromBase64(text)).toBeUndefined();
  });
});
