import localFont from 'next/font/local';

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
