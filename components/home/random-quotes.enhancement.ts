import { type Enhancement, whenPresent } from '@/lib/browser/enhancements';
import { pickIndex } from '@/lib/values/random';

function choose(group: HTMLElement): void {
  const quotes = [...group.querySelectorAll<HTMLElement>('[data-chosen]')];
  const chosen = pickIndex(quotes.length, Math.random);
  for (const [index, quote] of quotes.entries()) quote.dataset.chosen = String(index === chosen);
}

/** Chooses a random quote of each group. */
export const randomQuotes: Enhancement = {
  name: 'random-quotes',
  start: () => whenPresent('[data-quotes]', choose),
};
