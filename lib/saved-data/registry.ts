/**
 * All keys and cookies of games and story. Listing, export, import and removal derive from it. The free-bar
 * code belongs to one device, so it is not here. Stored names never change.
 */
export const SAVED_DATA = {
  'joc-castells': {
    keys: {
      game: 'game',
      rounds: 'actuacio',
      /** Last valid copy. */
      goodCopy: 'game-bona',
      /** Last export, and whether to remind the player. */
      backup: 'game-copia',
      sound: 'game-so',
      soundLevel: 'game-volum',
      challenge: 'game-repte',
      shortChallenge: 'game-repte-curt',
      /** First finished try of each week, of both lengths. */
      challengeResults: 'game-reptes',
      bestScore: 'game-millor',
    },
  },
  dia: { keys: { days: 'castell-del-dia' } },
  memory: { keys: { progress: 'progres-memory' }, levels: 'progres-memory' },
  mots: { keys: {}, levels: 'progres-mots', cookies: 'mots', more: 'mes-mots' },
  sopa: { keys: {}, levels: 'progres-sopa', cookies: 'sopa', more: 'mes-sopa' },
  penjat: { keys: {}, levels: 'progres-penjat', cookies: 'penjat', more: 'mes-penjat' },
  historia: { keys: { memory: 'nit-fresca-per-ser-maig' } },
} as const satisfies Record<string, SavedData>;

export type SavedData = {
  readonly keys: Readonly<Record<string, string>>;
  /** Prefix in storage: `progres-sopa-0`. */
  readonly levels?: string;
  /** Prefix of cookies: `sopa-0`. */
  readonly cookies?: string;
  /** Prefix of completed extra puzzles: `mes-mots-pom`. */
  readonly more?: string;
};

export type SavedDataId = keyof typeof SAVED_DATA;
