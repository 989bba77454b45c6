import localFont from 'next/font/local';

// Both files are cut from npm font packages to the letters Catalan uses: see scripts/fonts/make.mjs.
export const displayFace = localFont({
  src: './fonts/display.woff2',
  variable: '--font-display-face',
  weight: '500 800',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

export const textFace = localFont({
  src: './fonts/text.woff2',
  variable: '--font-text-face',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
});
