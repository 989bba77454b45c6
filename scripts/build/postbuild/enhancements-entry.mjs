// @ts-check

/** Options of esbuild that the build and `npm run dev` share. Apart, because `dev.mjs` cannot import TypeScript. */
export const enhancementsEntry = /** @type {const} */ ({
  entryPoints: ['app/enhancements.ts'],
  bundle: true,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
});
