import { rehearsalDates, weeklyDates } from '@/lib/calendar/rehearsals';
import { aRehearsal } from './a-rehearsal';

describe('rehearsal dates', () => {
  const season = { from: '2026-11-24', to: '2026-12-15' };

  test('one each week, both ends included', () => {
    expect(weeklyDates('dimarts', season)).toEqual(['2026-11-24', '2026-12-01', '2026-12-08', '2026-12-15']);
  });

  test('a pause of one day or of several takes its dates out', () => {
    const pauses = [
      { from: '2026-12-08', to: '2026-12-08', reason: 'Festiu' },
      { from: '2026-12-14', to: '2026-12-20', reason: 'Exàmens' },
    ];
    expect(rehearsalDates(aRehearsal(), season, pauses)).toEqual(['2026-11-24', '2026-12-01']);
  });

  test('a season that ends before it begins has none', () => {
    expect(weeklyDates('dimarts', { from: season.to, to: season.from })).toEqual([]);
  });
});
