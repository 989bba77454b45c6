import { quotes } from '@/content/quotes';

test('our nine quotes come from nine people', () => {
  expect(quotes).toHaveLength(9);
  expect(new Set(quotes.map(({ author }) => author)).size).toBe(9);
});
