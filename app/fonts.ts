import localFont from 'next/font/local';

// All are cut from npm font packages to the letters Catalan uses: see scripts/fonts/make.mjs. Nothing changes under
// a reader's eyes: a page waits a tenth of a second for them at most, and what is not there by then is kept for the next
// page; `styles/stand-ins.css` has others of the same measures. A browser keeps that promise for faces that are preloaded
// alone: others that come in that tenth take the place of text already laid out, and move it.
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
 * What the text face leaves out, for pages that hold one of these letters and signs: no other fetches it, nor so much as
 * names it once it is shipped (`scripts/ship/faces.ts`).
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
