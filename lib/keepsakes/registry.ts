/**
 * All keys and cookies of games and story, declared only here. Listing, export, import and removal derive
 * from it. The free-bar code is not included, because it belongs to one device. Stored names never change.
 */
export const KEEPSAKES = {
  'joc-castells': {
    keys: {
      game: 'game',
      /** Rounds of the current performance, which `game` holds too. */
      rounds: 'actuacio',
      /** Last copy known to be valid. */
      goodCopy: 'game-bona',
      /** Date of the last export, and whether to remind the player. */
      backup: 'game-copia',
      sound: 'game-so',
      soundLevel: 'game-volum',
      /** Weekly challenges by code. */
      challenge: 'game-repte',
      shortChallenge: 'game-repte-curt',
      bestScore: 'game-millor',
    },
  },
  dia: { keys: { days: 'castell-del-dia' } },
  memory: { keys: { progress: 'progres-memory' }, levels: 'progres-memory' },
  mots: { keys: {}, levels: 'progres-mots', cookies: 'mots', more: 'mes-mots' },
  sopa: { keys: {}, levels: 'progres-sopa', cookies: 'sopa', more: 'mes-sopa' },
  penjat: { keys: {}, levels: 'progres-penjat', cookies: 'penjat', more: 'mes-penjat' },
  historia: { keys: { memory: 'nit-fresca-per-ser-maig' } },
} as const satisfies Record<string, Keepsake>;

export type Keepsake = {
  readonly keys: Readonly<Record<string, string>>;
  /** Prefix of level numbers and puzzle names in storage: `progres-sopa-0`. */
  readonly levels?: string;
  /** Prefix of cookies of completed levels: `sopa-0`. */
  readonly cookies?: string;
  /** Prefix of completed extra puzzles in storage, which have no cookie: `mes-mots-pom`. */
  readonly more?: string;
};

export type KeepsakeId = keyof typeof KEEPSAKES;
