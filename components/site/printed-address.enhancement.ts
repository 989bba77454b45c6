import type { Enhancement } from '@/lib/browser/enhancements';

/** First line of a printed page (`styles/globals.css`): whose it is, and its address. */
export const printedAddress: Enhancement = {
  name: 'printed address',
  start: () =>
    addEventListener('beforeprint', () => {
      const club = document.querySelector<HTMLMetaElement>('[property="og:site_name"]')?.content;
      const address = decodeURI(location.host + location.pathname + location.search);
      document.documentElement.style.setProperty('--printed', JSON.stringify(`${club} · ${address}`));
    }),
};
