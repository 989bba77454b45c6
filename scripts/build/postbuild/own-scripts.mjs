// @ts-check

/** Bundled apart from Next's scripts. A module of its own, because `dev.mjs` cannot import TypeScript. */
export const ownScripts = /** @type {const} */ ({
  enhancements: 'app/enhancements.ts',
  search: 'app/search/module.ts',
  drawing: 'components/towers/draw/draw-tower-module.tsx',
});

/** Modules that are part of the HTML: see `components/ui/inline-script.tsx`. */
export const inlineModules = 'components/**/*.inline.ts';

/** Options of esbuild that the build and `npm run dev` share. */
export const ownScriptOptions = /** @type {const} */ ({
  bundle: true,
  target: 'es2022',
  charset: 'utf8',
  legalComments: 'none',
});
