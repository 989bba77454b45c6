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
  memory: { keys: { progress: 'progres-memory' }, levels: 'progres-memory' },
  mots: { keys: {}, levels: 'progres-mots', cookies: 'mots' },
  sopa: { keys: {}, levels: 'progres-sopa', cookies: 'sopa' },
  penjat: { keys: {}, levels: 'progres-penjat', cookies: 'penjat' },
  historia: { keys: { memory: 'nit-fresca-per-ser-maig' } },
} as const satisfies Record<string, Keepsake>;

const { game, rounds, goodCopy, backup } = KEEPSAKES['joc-castells'].keys;

/** What one team's game is kept under, the game itself first: none of them means anything beside another team's. */
export const TEAM_KEYS = [game, rounds, goodCopy, backup] as const;

type Keepsake = {
  readonly keys: Readonly<Record<string, string>>;
  /** Before the number of a level, or the name of a puzzle, in storage: `progres-sopa-0`. */
  readonly levels?: string;
  /** The same in cookies, which say that a level is completed: `sopa-0`. */
  readonly cookies?: string;
};

export type KeepsakeId = keyof typeof KEEPSAKES;

/** In the order in which they are listed, which is that of the games' cards. */
export const KEEPSAKE_IDS = ['joc-castells', 'memory', 'mots', 'sopa', 'penjat', 'historia'] as const;

/** What follows a prefix: the number of a level, or the name of a puzzle beside the levels. */
const MEMBER = /^-[a-z0-9]+(?:-[a-z0-9]+)*$/;

const follows = (prefix: string | undefined, name: string): boolean =>
  prefix !== undefined && name.startsWith(prefix) && MEMBER.test(name.slice(prefix.length));

const declared: readonly (readonly [KeepsakeId, Keepsake])[] = KEEPSAKE_IDS.map((id) => [id, KEEPSAKES[id]]);

/** Whose a key of the browser's storage is; undefined when no game keeps anything under it. */
export const keepsakeOfKey = (key: string): KeepsakeId | undefined =>
  declared.find(([, { keys, levels }]) => Object.values(keys).includes(key) || follows(levels, key))?.[0];

/** The same of a cookie. */
export const keepsakeOfCookie = (name: string): KeepsakeId | undefined =>
  declared.find(([, { cookies }]) => follows(cookies, name))?.[0];
