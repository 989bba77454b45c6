import type { Result } from '@/lib/castle-game/results';

/** Chances of the four results, in the order of `RESULTS`; they add up to 1. */
export type Chances = readonly [number, number, number, number];

/** How likely a tower is, and how it learns. */
export type Odds = {
  /** Share of the chances that comes from the towers it leans on: 0 to 1. */
  readonly pes_dependencies: number;
  /** What each result does to the own chances, element by element. */
  readonly multipliers: Readonly<Record<Result, Chances>>;
  /** Least and most that one own chance can be before they are made to add up to 1. */
  readonly caps: readonly [min: number, max: number];
  /** The tower's own chances, before what it leans on is counted. */
  readonly unique: Chances;
  /** Towers it leans on and how much each counts; the weights add up to 1. Empty when it stands alone. */
  readonly dependencies: Readonly<Record<string, number>>;
};

/** What is known of a tower of the game before its odds are derived. */
export type TowerFigures = {
  /** Notation, which is also the key: `3d5`, `4d6a`, `FT 3d8f`. */
  readonly castell: string;
  /** Group of difficulty, 0 to 8; what is only rehearsed has none. */
  readonly grup?: number;
  readonly subgrup?: number;
  /** People it takes. */
  readonly gent: number;
  /** Points when loaded, and when unloaded; what is only rehearsed has none. */
  readonly carregat?: number;
  readonly descarregat?: number;
  /** Only for rehearsals: a neta or a piece of training. */
  readonly neta?: boolean;
};

export type CatalogueEntry = {
  readonly castell: string;
  readonly grup: number | null;
  readonly subgrup: number | null;
  readonly gent: number;
  readonly carregat: number;
  readonly descarregat: number;
  readonly neta: boolean;
  readonly probabilitats: Odds;
};

/** The towers of the game by notation, in the order of the tables. */
export type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** What one tower does not take from the rules, and why. */
export type OddsException = {
  readonly castell: string;
  readonly reason: string;
  readonly dependencies?: Readonly<Record<string, number>>;
  readonly level?: number;
};
