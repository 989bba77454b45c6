import { quotes } from '@/content/quotes';

test('there are nine quotes, and no two are alike or come from the same person', () => {
  expect(quotes).toHaveLength(9);
  expect(new Set(quotes.map(({ quote }) => quote)).size).toBe(9);
  expect(new Set(quotes.map(({ author }) => author)).size).toBe(9);
});
