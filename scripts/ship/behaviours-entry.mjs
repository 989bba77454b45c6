// @ts-check

/** How the behaviours are bundled, for the published site and for `npm run dev`. */
export const behavioursEntry = /** @type {const} */ ({
  entryPoints: ['app/behaviours.ts'],
  bundle: true,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
});
