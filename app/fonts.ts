import localFont from 'next/font/local';

// Both files are cut from npm font packages to the letters Catalan uses: see scripts/fonts/make.mjs. Nothing changes under
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
