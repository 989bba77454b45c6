import { quotes } from '@/content/quotes';

test('the quotes fill at least one row of three, and no two are alike', () => {
  expect(quotes.length).toBeGreaterThanOrEqual(3);
  expect(new Set(quotes.map(({ quote }) => quote)).size).toBe(quotes.length);
});
