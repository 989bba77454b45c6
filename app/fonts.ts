import localFont from 'next/font/local';

// Both files are cut from npm font packages to the letters Catalan uses: see scripts/fonts/make.mjs. No page waits for them
// or changes under a reader's eyes: what is not there when a page is first painted is kept for the next, and until then
// `styles/stand-ins.css` has others of the same measures. Preloaded, they held the text of a first page back on a phone.
export const displayFace = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display-face',
  weight: '500 800',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});

export const textFace = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text-face',
  weight: '400 700',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
});
