import { onThisDay } from '@/lib/diades/views/on-this-day';
import { aDiada } from '../../../builders/diades';

const found = (today: string, ...dates: string[]) => {
  const { distance, diades } = onThisDay(
    dates.map((date) => aDiada(['3d7'], { date })),
    today,
  );
  return [distance, ...diades.map(({ date }) => date)];
};

describe('on a day like today', () => {
  test.each([
    [
      'the same day, the latest year first',
      '2026-11-21',
      ['2001-11-21', '2024-11-21', '2024-11-20'],
      [0, '2024-11-21', '2001-11-21'],
    ],
    ['the nearest day', '2026-11-21', ['2024-11-10', '2020-11-25'], [4, '2020-11-25']],
    ['the day just past when two are as near', '2026-11-21', ['2024-11-23', '2020-11-19'], [2, '2020-11-19']],
    ['across the end of the year', '2026-01-02', ['2024-12-30', '2024-01-10'], [3, '2024-12-30']],
    ['29 February', '2024-02-29', ['2020-02-29', '2023-02-28'], [0, '2020-02-29']],
    ['nothing that is still to come', '2026-11-21', ['2027-11-21', '2024-06-01'], [173, '2024-06-01']],
    ['nothing at all', '2026-11-21', [], [0]],
  ])('finds %s', (_, today, dates, expected) => {
    expect(found(today, ...dates)).toEqual(expected);
  });
});
