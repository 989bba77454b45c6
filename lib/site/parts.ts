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
