import { aDiada } from '@/__tests__/builders/diades';
import { anniversariesOf, areAnniversaries, remember } from '@/lib/calendar/anniversaries';

const anniversariesOn = (...dates: string[]) =>
  anniversariesOf(dates.map((date) => aDiada(['3d7', 'Pd4+Pd4'], { date })));

const remembered = (today: string, dates: string[]) => {
  const { distance, diades } = remember(anniversariesOn(...dates), today);
  return [distance, ...diades.map(({ date }) => date)];
};

describe('what is remembered on a day', () => {
  test.each([
    [
      'the same day, the latest year first',
      '2026-11-21',
      ['2001-11-21', '2024-11-21', '2024-11-20'],
      [0, '2024-11-21', '2001-11-21'],
    ],
    [
      'the latest three',
      '2026-11-14',
      ['2010-11-14', '2012-11-14', '2014-11-14', '2016-11-14'],
      [0, '2016-11-14', '2014-11-14', '2012-11-14'],
    ],
    ['the nearest day', '2026-11-21', ['2024-11-10', '2020-11-25'], [4, '2020-11-25']],
    ['the day just past when two are as near', '2026-11-21', ['2024-11-23', '2020-11-19'], [2, '2020-11-19']],
    ['half a year away, either way', '2026-01-01', ['2025-07-02'], [183, '2025-07-02']],
    ['across the end of the year', '2026-01-02', ['2024-12-30', '2024-01-10'], [3, '2024-12-30']],
    ['29 February', '2024-02-29', ['2020-02-29', '2023-02-28'], [0, '2020-02-29']],
    ['nothing that is still to come', '2026-11-21', ['2027-11-21', '2024-06-01'], [173, '2024-06-01']],
    ['nothing at all', '2026-11-21', [], [0]],
  ])('is %s', (_, today, dates, expected) => {
    expect(remembered(today, dates)).toEqual(expected);
  });
});

describe('anniversaries', () => {
  const anniversaries = anniversariesOn('2010-11-14');

  test('have the towers in notation and in words', () => {
    expect(anniversaries).toMatchObject([
      { towers: '3d7 · 2Pd4', names: 'tres de set, dos pilars de quatre' },
    ]);
  });

  test('areAnniversaries rejects other JSON', () => {
    expect(areAnniversaries(JSON.parse(JSON.stringify(anniversaries)))).toBe(true);
    for (const wrong of [null, {}, [null], ['x'], [{ date: 3 }]]) expect(areAnniversaries(wrong)).toBe(false);
  });
});
