import { dateFrom, isGameDate } from '@/lib/castle-game/dates';

test.each(['2023-02-29', '18-09-2023', '', '2023-9-18', '0001-01-01', '1899-12-31', '2023-09-18T00:00'])(
  '"%s" is no day of the game',
  (text) => {
    expect(isGameDate(text)).toBe(false);
  },
);

test.each(['1900-01-01', '2024-02-29', '9999-12-31'])('"%s" is a day of the game', (text) => {
  expect(isGameDate(text)).toBe(true);
  expect(dateFrom(text)).toBe(text);
});
