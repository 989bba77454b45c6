import { copyAge, daysWithoutCopy } from '@/content/interface/castle-game/saves';
import {
  afterBackup,
  afterDay,
  type Backup,
  backupNotice,
  decodeBackup,
  encodeBackup,
  NO_BACKUP,
  REMINDER_DAYS,
} from '@/lib/castle-game/saves/backup';

const daysOn = (days: number, backup: Backup = NO_BACKUP): Backup =>
  Array.from({ length: days }).reduce<Backup>(afterDay, backup);
const noon = Date.parse('2026-11-20T11:00:00Z');

test('a browser that promises nothing is told until there is a copy, and again the day after it', () => {
  expect(backupNotice(NO_BACKUP, 'at will')).toBe('at will');
  expect(backupNotice(NO_BACKUP, 'a week')).toBe('a week');
  const copied = afterBackup(daysOn(3), noon);
  expect(backupNotice(copied, 'a week')).toBeUndefined();
  expect(backupNotice(daysOn(1, copied), 'a week')).toBe('a week');
});

test('a browser that keeps the game, or has not been asked, is left alone until many days have passed', () => {
  for (const persistence of ['persistent', 'unknown'] as const) {
    expect(backupNotice(daysOn(REMINDER_DAYS - 1), persistence)).toBeUndefined();
    expect(backupNotice(daysOn(REMINDER_DAYS), persistence)).toBe('many days');
  }
});

test('the reminder can be turned off, and stays off after the next copy', () => {
  const quiet = { ...daysOn(REMINDER_DAYS), reminds: false };
  expect(backupNotice(quiet, 'persistent')).toBeUndefined();
  expect(backupNotice(quiet, 'at will')).toBe('at will');
  expect(backupNotice(daysOn(REMINDER_DAYS, afterBackup(quiet, noon)), 'persistent')).toBeUndefined();
});

test('what is stored is read back, and what cannot be read counts as no copy', () => {
  for (const backup of [NO_BACKUP, { madeAt: noon, days: 7, reminds: false }])
    expect(decodeBackup(encodeBackup(backup))).toEqual(backup);
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
  const copied = afterBackup(NO_BACKUP, Date.parse('2026-11-20T23:30:00Z'));
  expect(copyAge(copied, '2026-11-21')).toBe('Última exportació: avui, en aquest mateix dia de joc.');
  expect(copyAge(daysOn(1, copied), '2026-11-22')).toBe(
    'Última exportació: ahir, i des de llavors has passat 1 dia de joc.',
  );
  expect(copyAge(daysOn(9, copied), '2026-12-03')).toContain(
    'fa 12 dies, i des de llavors has passat 9 dies',
  );
  // A clock that was put back makes no copy of the future.
  expect(copyAge(copied, '2026-01-01')).toContain('avui');
  expect(copyAge(NO_BACKUP, '2026-11-21')).toBe('No has exportat mai aquesta partida.');
  expect(daysWithoutCopy(REMINDER_DAYS)).toContain('20 dies de joc');
});

describe('backup stored', () => {
  const stored = (fields: object) => decodeBackup(JSON.stringify(fields));

  test('is not called for before there is something to lose', () => {
    expect(backupNotice(NO_BACKUP, 'at will', false)).toBeUndefined();
    expect(backupNotice(NO_BACKUP, 'at will', true)).toBe('at will');
    expect(backupNotice({ ...NO_BACKUP, days: REMINDER_DAYS }, 'at will', false)).toBe('many days');
  });

  test('a copy is stored under its own names', () => {
    expect(JSON.parse(encodeBackup({ madeAt: 5, days: 2, reminds: true }))).toEqual({
      versio: 1,
      feta: 5,
      dies: 2,
      recorda: true,
    });
  });

  test.each<[unknown, number | null]>([
    [0, 0],
    [8.64e15, 8.64e15],
    [-1, null],
    [8.65e15, null],
    ['5', null],
  ])('a copy made at %j was made at %j', (feta, madeAt) => {
    expect(stored({ feta })).toEqual({ ...NO_BACKUP, madeAt });
  });

  test.each<[unknown, number]>([
    [0, 0],
    [3, 3],
    [-1, 0],
    [0.5, 0],
    ['3', 0],
  ])('%j days are %i', (dies, days) => {
    expect(stored({ dies })).toEqual({ ...NO_BACKUP, days });
  });

  test.each<[unknown, boolean]>([
    [false, false],
    [true, true],
    [null, true],
  ])('whoever answered %j is reminded: %j', (recorda, reminds) => {
    expect(stored({ recorda })).toEqual({ ...NO_BACKUP, reminds });
  });

  test('a copy of the day of the game says nothing, whenever it was made', () => {
    expect(backupNotice({ madeAt: 0, days: 0, reminds: true }, 'at will')).toBeUndefined();
    expect(backupNotice({ madeAt: 0, days: 1, reminds: true }, 'at will')).toBe('at will');
  });
});
