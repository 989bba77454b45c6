import { backupNotice, decodeBackup, encodeBackup, NO_BACKUP } from '@/lib/castle-game/saves/backup';

const stored = (fields: object) => decodeBackup(JSON.stringify(fields));

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
