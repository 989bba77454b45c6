import { isPaused, weeklyDates } from '@/lib/calendar/rehearsals';

describe('rehearsal dates', () => {
  const season = { from: '2026-11-24', to: '2026-12-15' };

  test('one each week, both ends included', () => {
    expect(weeklyDates('dimarts', season)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']);
  });

  test('a pause of one day or of several covers its first and its last day', () => {
    const pauses = [
      { from: '2026-12-08', to: '2026-12-08', reason: 'Festiu' },
      { from: '2026-12-14', to: '2026-12-20', reason: 'Exàmens' },
    ];
    expect(weeklyDates('dimarts', season).filter((date) => !isPaused(date, pauses))).toEqual([
      '2026-11-24',
      '2026-12-01',
    ]);
    expect(
      ['2026-12-13', '2026-12-14', '2026-12-20', '2026-12-21'].map((date) => isPaused(date, pauses)),
    ).toEqual([false, true, true, false]);
  });

  test('a season that ends before it begins has none', () => {
    expect(weeklyDates('dimarts', { from: season.to, to: season.from })).toEqual([]);
  });
});
