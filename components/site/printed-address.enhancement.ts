import type { Enhancement } from '@/lib/browser/enhancements';

/** First line of a printed page (`styles/globals.css`): its title, which names the club, and its address. */
export const printedAddress: Enhancement = {
  name: 'print',
  start: () =>
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.address = `${document.title} · ${location.href}`;
    }),
};
