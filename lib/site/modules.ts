/**
 * What a club may leave out of its site. The entry of a page names its module, and so does its file, `page.videos.tsx`, which is
 * no route without the module (`pageExtensions` in `next.config.mjs`).
 */
export const MODULES = [
  'results',
  'videos',
  'music',
  'legal',
  'sponsors',
  'photos',
  'story',
  'word-search',
  'crossword',
  'hangman',
  'memory',
  'daily-castell',
  'castle-game',
  'free-bar',
  'commission',
  'timeline',
] as const;
export type Module = (typeof MODULES)[number];

/** `games`: the page of all games, which is published with any of `gameModules`. */
export type PageModule = Module | 'games';

/** Paths in `public/` of files that only one module uses. */
const MODULE_FILES = {
  results: ['data/diades.csv', 'data/puntuacions.csv'],
  videos: ['data/videos.json'],
  music: ['images/musica', 'uploads/partitures'],
  sponsors: ['sponsors'],
  photos: ['images/fotografies'],
  'word-search': ['jocs/sopa-de-lletres.svg'],
  crossword: ['jocs/mots-encreuats.svg'],
  hangman: ['jocs/penjat.svg'],
  memory: ['jocs/memory.svg', 'memory', 'cartes'],
  'daily-castell': ['castell-del-dia', 'jocs/castell-del-dia.svg'],
  'castle-game': ['jocs/joc-castells.svg', 'jocs/simulador-rapid.svg', 'sons'],
  story: ['jocs/una-nit-de-maig.svg'],
} as const satisfies Readonly<Partial<Record<Module, readonly string[]>>>;

const gameModules: readonly Module[] = [
  'word-search',
  'crossword',
  'hangman',
  'memory',
  'daily-castell',
  'castle-game',
  'story',
];

const isListed = (module: PageModule, modules: readonly Module[]): boolean =>
  module === 'games' ? gameModules.some((game) => modules.includes(game)) : modules.includes(module);

/** Whether a page is published. `path` may have a query, a hash or more segments. Other sites are always shown. */
export function isPublished(
  path: string,
  modules: readonly Module[],
  pages: readonly { readonly path: string; readonly module?: PageModule }[],
): boolean {
  const top = /^\/[^/?#]*/.exec(path)?.[0] ?? '';
  const module = pages.find((page) => page.path === top)?.module;
  return module === undefined || isListed(module, modules);
}

export function routeExtensions(modules: readonly Module[]): string[] {
  const shown = isListed('games', modules) ? [...modules, 'games'] : modules;
  return ['', ...shown.map((module) => `${module}.`)].flatMap((module) => [`${module}tsx`, `${module}ts`]);
}

export const leftOutFiles = (modules: readonly Module[]): string[] =>
  Object.entries(MODULE_FILES).flatMap(([module, paths]) =>
    (modules as readonly string[]).includes(module) ? [] : paths,
  );
