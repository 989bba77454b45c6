import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { PageTransitions, SkipLink } from '@/components/site/page-start';
import { club } from '@/content/club';
import { tokensToCss } from '@/lib/design/tokens';
import { asset, siteUrl } from '@/lib/site/address';
import { clubTokens, surface } from './tokens';
import '@/styles/globals.css';
import localFont from 'next/font/local';

export const siteMetadata: Metadata = {
  metadataBase: new URL(siteUrl),
  title: club.name,
  description: club.description,
  applicationName: club.shortName,
  icons: {
    icon: [
      { url: asset('/icons/club-mark.svg'), type: 'image/svg+xml' },
      { url: asset('/icons/icon-192.png'), type: 'image/png', sizes: '192x192' },
    ],
    apple: asset('/icons/apple-180.png'),
  },
};

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: surface.light },
    { media: '(prefers-color-scheme: dark)', color: surface.dark },
  ],
};

/** Set in `npm run dev` only. In the published site the postbuild adds the script. */
const enhancements = process.env.NEXT_PUBLIC_ENHANCEMENTS;
/** There React hydrates static pages too, and must find the HTML that it has rendered, so they start a second later. */
const startLater = `addEventListener('load',()=>setTimeout(()=>import('${enhancements}'),1000))`;

export function Shell({ children }: { children: ReactNode }) {
  return (
    <html lang="ca" className={`${displayFace.variable} ${textFace.variable} ${rareTextFace.variable}`}>
      <head>
        <style>{tokensToCss(clubTokens)}</style>
        <PageTransitions />
      </head>
      <body>
        <SkipLink />
        {children}
        {enhancements && <script>{startLater}</script>}
      </body>
    </html>
  );
}

// Subsets of npm font packages with the letters of Catalan: see scripts/make/fonts/make.mjs. With `optional` a page waits
// for a font about 0.1 s, then keeps the fallback of `styles/stand-ins.css` (same metrics). The browser uses the font
// on the next page. The two main fonts are preloaded: otherwise one that arrives within that time would move text already
// laid out.
export const displayFace = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display-face',
  weight: '500 800',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
});

export const textFace = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text-face',
  weight: '400 700',
  display: 'optional',
  preload: true,
  adjustFontFallback: false,
});

/**
 * Letters that the text font leaves out. Browsers load it for pages that have them.
 */
export const rareTextFace = localFont({
  src: './fonts/text-rare.woff2',
  variable: '--font-rare-text-face',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+A1, U+A7, U+A9, U+B1, U+BD, U+BF, U+C2-C6, U+CA-CC, U+CE, U+D0, U+D4-D6, U+D8-D9, U+DB, U+DD-DF, U+E2-E6, U+EA-EC, U+EE, U+F0, U+F4-F9, U+FB, U+FD-FF, U+2018, U+2022',
    },
  ],
});
