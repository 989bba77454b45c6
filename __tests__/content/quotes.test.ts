import { repeated } from '@/__tests__/builders/laws';
import { quotes } from '@/content/quotes';
import type { Quote } from '@/lib/club/types';

const all: readonly Quote[] = quotes;

test('there is one for each of the three places of the home page', () => {
  expect(all.length).toBeGreaterThanOrEqual(3);
});

test('no quote stands twice, and each says who said it', () => {
  expect(repeated(all.map(({ quote }) => quote))).toEqual([]);
  for (const { quote, author } of all) for (const text of [quote, author]) expect(text).toMatch(/\S/);
});
