/**
 * What a club may leave out of its site, with the addresses of its pages. The file of such a page has the part in its
 * name, `page.videos.tsx`, and is no route without it (`pageExtensions` in `next.config.mjs`).
 */
export const PART_PAGES = {
  results: ['/millors-diades', '/resum-historic', '/llista-de-diades'],
  videos: ['/videos'],
  music: ['/gralles-i-tabals', '/musica'],
  legal: ['/estatuts', '/reglament-regim-intern', '/protocol-agressions'],
  sponsors: ['/patrocinadors'],
  photos: ['/fotografies'],
  story: ['/nit-fresca-per-ser-maig'],
  'word-search': ['/sopa-de-lletres'],
  crossword: ['/mots-encreuats'],
  hangman: ['/penjat'],
  memory: ['/memory'],
  'daily-castell': [],
  'castle-game': ['/joc-castells'],
  'free-bar': ['/barra-lliure'],
  commission: ['/comissio-genere-grup-treball'],
  timeline: ['/els-castells-universitaris'],
} as const satisfies Readonly<Record<string, readonly `/${string}`[]>>;

export type Part = keyof typeof PART_PAGES;

/** Paths in `public/` of files that only one part uses. */
const PART_FILES = {
  results: ['data/diades.csv', 'data/puntuacions.csv'],
  videos: ['data/videos.json'],
  music: ['images/musica', 'uploads/partitures'],
  sponsors: ['sponsors'],
  photos: ['images/fotografies'],
  'word-search': ['jocs/sopa-de-lletres.svg'],
  crossword: ['jocs/mots-encreuats.svg'],
  hangman: ['jocs/penjat.svg'],
  memory: ['jocs/memory.svg', 'memory', 'cartes'],
  'daily-castell': ['castell-del-dia'],
  'castle-game': ['jocs/joc-castells.svg', 'sons'],
} as const satisfies Readonly<Partial<Record<Part, readonly string[]>>>;

/** The page of all games is published with any of these, as `page.games.tsx`. */
const GAMES_PATH = '/jocs';
const gameParts: readonly Part[] = [
  'word-search',
  'crossword',
  'hangman',
  'memory',
  'daily-castell',
  'castle-game',
  'story',
];

const allParts = Object.entries(PART_PAGES) as readonly (readonly [Part, readonly string[]])[];

/** Whether a page is published. `path` may have a query, a hash or more segments. Other sites are always shown. */
export function isPublished(path: string, parts: readonly Part[]): boolean {
  const top = /^\/[^/?#]*/.exec(path)?.[0] ?? '';
  if (top === GAMES_PATH) return gameParts.some((part) => parts.includes(part));
  const found = allParts.find(([, paths]) => paths.includes(top));
  return found === undefined || parts.includes(found[0]);
}

export function routeExtensions(parts: readonly Part[]): string[] {
  const shown = isPublished(GAMES_PATH, parts) ? [...parts, 'games'] : parts;
  return ['', ...shown.map((part) => `${part}.`)].flatMap((part) => [`${part}tsx`, `${part}ts`]);
}

export const leftOutFiles = (parts: readonly Part[]): string[] =>
  Object.entries(PART_FILES).flatMap(([part, paths]) =>
    (parts as readonly string[]).includes(part) ? [] : paths,
  );
