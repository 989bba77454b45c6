import type { Enhancement } from '@/lib/browser/enhancements';

/** First line of a printed page (`styles/globals.css`): its title, which names the club, and its address. */
export const printedAddress: Enhancement = {
  name: 'printed address',
  start: () =>
    addEventListener('beforeprint', () => {
      const line = `${document.title} · ${decodeURI(location.href)}`;
      document.documentElement.style.setProperty('--printed', JSON.stringify(line));
    }),
};
