import { dayAndMonth } from '@/lib/text/long-date';

test.each([
  ['2024-11-14', '14 de novembre'],
  ['2024-04-03', "3 d'abril"],
  ['2024-10-01', "1 d'octubre"],
  ['2024-01-31', '31 de gener'],
])('%s is the %s', (date, text) => {
  expect(dayAndMonth(date)).toBe(text);
});
