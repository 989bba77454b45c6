import type { Module } from '@/lib/site/modules';

/** Names in cookies and storage keys. */
export type LevelGame = 'sopa' | 'mots' | 'penjat';

export type GameEntry = {
  readonly path: `/${string}`;
  readonly title: string;
  /** One sentence. */
  readonly card: string;
};

export type GamePage = GameEntry & { readonly lead: string };

/** `levelDescription` follows the title and number of a level in search results. */
export type LevelGamePage = GamePage & {
  readonly game: LevelGame;
  readonly levelDescription: string;
};

export type HubProgress =
  | { readonly kind: 'levels'; readonly game: LevelGame; readonly count: number }
  | { readonly kind: 'best'; readonly cards: readonly string[] }
  | { readonly kind: 'none' };

export type HubCard = GameEntry & {
  /** From the root of the site, 4:3. */
  readonly picture: `/${string}`;
  readonly progress: HubProgress;
  /** A site without it does not show the card. */
  readonly module: Module;
};

/** A refusal is an event too. */
export type ActionResult<State, Event> = { readonly state: State; readonly event: Event };

/** Must be stable between renders: create it once or memoize it. */
export type GameRules<State, Action, Event> = {
  /** State of the prerendered HTML. */
  readonly initial: State;
  readonly reduce: (state: State, action: Action) => ActionResult<State, Event>;
  readonly storageKey: string;
  readonly encode: (state: State) => string;
  /** Null keeps `initial`. */
  readonly decode: (text: string | null) => State | null;
  /** By default, whether `decode` gives a state. */
  readonly canRead?: (text: string) => boolean;
  /** If false, the saved game is deleted. */
  readonly isWorthSaving: (state: State) => boolean;
};
