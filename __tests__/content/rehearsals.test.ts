import { rehearsals } from '@/content/rehearsals';

test('each rehearsal has an id of its own', () => {
  const ids = rehearsals.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every rehearsal starts and ends at hours of the clock, and ends after it starts', () => {
  for (const { from, to } of rehearsals) {
    for (const hour of [from, to]) expect(hour).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(from < to).toBe(true);
  }
});

test('the club rehearses Tuesday and Thursday at midday and Thursday in the evening', () => {
  expect(rehearsals.map(({ weekday, from, to }) => `${weekday} ${from}-${to}`)).toEqual([
    'dimarts 14:00-16:00',
    'dijous 14:00-16:00',
    'dijous 20:00-22:00',
  ]);
});
