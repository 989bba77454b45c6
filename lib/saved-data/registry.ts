/**
 * Listing, export, import and removal derive from it. Stored names never change. The free-bar code belongs to one
 * device, so it is not here.
 */
export const SAVED_DATA = {
  'joc-castells': {
    keys: {
      game: 'game',
      rounds: 'actuacio',
      goodCopy: 'game-bona',
      backup: 'game-copia',
      sound: 'game-so',
      soundLevel: 'game-volum',
      /** Written by earlier versions, removed by the quick simulator. */
      challenge: 'game-repte',
      shortChallenge: 'game-repte-curt',
      challengeResults: 'game-reptes',
      bestScore: 'game-millor',
    },
  },
  dia: { keys: { days: 'castell-del-dia' } },
  memory: { keys: { progress: 'progres-memory' }, levels: 'progres-memory' },
  mots: { keys: {}, levels: 'progres-mots', cookies: 'mots', more: 'mes-mots' },
  sopa: { keys: {}, levels: 'progres-sopa', cookies: 'sopa', more: 'mes-sopa' },
  penjat: { keys: {}, levels: 'progres-penjat', cookies: 'penjat', more: 'mes-penjat' },
  historia: { keys: { progress: 'nit-fresca-per-ser-maig' } },
  /** What could not be read, each text under the name of its key: `apartat-castell-del-dia`. */
  apartat: { keys: {}, levels: 'apartat' },
} as const satisfies Record<string, SavedData>;

export type SavedData = {
  readonly keys: Readonly<Record<string, string>>;
  /** Prefix: `progres-sopa-0`. */
  readonly levels?: string;
  /** Prefix: `sopa-0`. */
  readonly cookies?: string;
  /** Prefix of extra puzzles: `mes-mots-pom`. */
  readonly more?: string;
};

export type SavedDataId = keyof typeof SAVED_DATA;
