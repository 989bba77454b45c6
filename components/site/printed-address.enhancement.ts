import type { Enhancement } from '@/lib/browser/enhancements';

/** First line of a printed page (`styles/print.css`): its title, which names the club, and its address. */
export const printedAddress: Enhancement = {
  name: 'print',
  start: () =>
    addEventListener('beforeprint', () => {
      document.documentElement.dataset.address = `${document.title} · ${location.href}`;
    }),
};
