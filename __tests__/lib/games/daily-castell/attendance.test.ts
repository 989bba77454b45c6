import { attendanceOf } from '@/lib/games/daily-castell/attendance';
import { attendanceText } from '@/lib/games/daily-castell/words';

const found = (tries: number) => ({ tries: Array(tries).fill('3d6'), result: tries });
const DAYS = {
  '2026-11-01': found(3),
  '2026-11-02': found(3),
  '2026-11-05': { tries: Array(6).fill('3d6'), result: 0 },
  '2026-11-06': { tries: ['3d6'], result: null },
};

test('before the first day there is nothing', () => {
  expect(attendanceOf({}, '2026-11-01')).toEqual({
    played: 0,
    days: 0,
    found: [0, 0, 0, 0, 0, 0],
    missed: 0,
  });
});

test('days missed take nothing away from those played, and today is not missed before it is over', () => {
  const attendance = attendanceOf(DAYS, '2026-11-06');
  expect(attendance).toEqual({ played: 3, days: 5, found: [0, 0, 2, 0, 0, 0], missed: 1 });
  expect(attendanceText(attendance)).toBe('3 de 5 dies');
  const played = attendanceOf({ ...DAYS, '2026-11-06': found(1) }, '2026-11-06');
  expect(attendanceText(played)).toBe('4 de 6 dies');
});

test('a day played alone is one of one', () => {
  expect(attendanceText(attendanceOf({ '2026-11-01': found(2) }, '2026-11-01'))).toBe("1 d'1 dia");
});

test('a day that the clock has not reached is not counted', () => {
  expect(attendanceOf({ '2027-01-01': found(2) }, '2026-11-01').played).toBe(0);
});
