import type { PageEntry } from './pages';

/**
 * What a club may leave out of its site. The entry of a page names its part, and so does its file, `page.videos.tsx`, which is
 * no route without the part (`pageExtensions` in `next.config.mjs`).
 */
export const PARTS = [
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
export type Part = (typeof PARTS)[number];

/** `games`: the page of all games, which is published with any of `gameParts`. */
export type PagePart = Part | 'games';

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

const gameParts: readonly Part[] = [
  'word-search',
  'crossword',
  'hangman',
  'memory',
  'daily-castell',
  'castle-game',
  'story',
];

const isListed = (part: PagePart, parts: readonly Part[]): boolean =>
  part === 'games' ? gameParts.some((game) => parts.includes(game)) : parts.includes(part);

/** Whether a page is published. `path` may have a query, a hash or more segments. Other sites are always shown. */
export function isPublished(
  path: string,
  parts: readonly Part[],
  pages: readonly Pick<PageEntry, 'path' | 'part'>[],
): boolean {
  const top = /^\/[^/?#]*/.exec(path)?.[0] ?? '';
  const part = pages.find((page) => page.path === top)?.part;
  return part === undefined || isListed(part, parts);
}

export function routeExtensions(parts: readonly Part[]): string[] {
  const shown = isListed('games', parts) ? [...parts, 'games'] : parts;
  return ['', ...shown.map((part) => `${part}.`)].flatMap((part) => [`${part}tsx`, `${part}ts`]);
}

export const leftOutFiles = (parts: readonly Part[]): string[] =>
  Object.entries(PART_FILES).flatMap(([part, paths]) =>
    (parts as readonly string[]).includes(part) ? [] : paths,
  );
