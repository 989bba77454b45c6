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
