/**
 * Everything that games and story leave in a visitor's browser, declared here and nowhere else: each game takes its keys
 * from this list, and what is listed, exported, brought back and removed follows from it. The free-bar code is no
 * keepsake: it belongs to one device. Stored names are Catalan and never change.
 */
export const KEEPSAKES = {
  'joc-castells': {
    keys: {
      game: 'game',
      /** The rounds of the performance in course, which `game` holds too. */
      rounds: 'actuacio',
      /** The last copy known to be good. */
      goodCopy: 'game-bona',
      /** When the game was last exported, and whether to speak of it. */
      backup: 'game-copia',
      sound: 'game-so',
      soundLevel: 'game-volum',
      /** The challenges of the week by their codes, and the best score of the simulator. */
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
  /** Before the number of a level, or the name of a puzzle, in storage: `progres-sopa-0`. */
  readonly levels?: string;
  /** The same in cookies, which say that a level is completed: `sopa-0`. */
  readonly cookies?: string;
  /** Before the id of a puzzle beside the levels that is completed, in storage, since those have no cookie: `mes-mots-pom`. */
  readonly more?: string;
};

export type KeepsakeId = keyof typeof KEEPSAKES;
