import type { GameOutcome } from '@/lib/castle-game/outcomes';

/** Chances of the four outcomes, in the order of `GAME_OUTCOMES`; they add up to 1. */
export type Chances = readonly [number, number, number, number];

/** How likely a tower is, and how it learns. */
export type Odds = {
  /** Share of the chances that comes from the towers it leans on: 0 to 1. */
  readonly leaning: number;
  /** What each outcome does to the own chances, element by element. */
  readonly multipliers: Readonly<Record<GameOutcome, Chances>>;
  /** Least and most that one own chance can be before they are made to add up to 1. */
  readonly caps: readonly [min: number, max: number];
  /** The tower's own chances, before what it leans on is counted. */
  readonly own: Chances;
  /** Towers it leans on and how much each counts; the weights add up to 1. Empty when it stands alone. */
  readonly dependencies: Readonly<Record<string, number>>;
};

/** What is known of a tower of the game before its odds are derived. */
export type TowerFigures = {
  /** `3d5`, `4d6a`, `FT 3d8f`. */
  readonly code: string;
  /** Group of difficulty, 0 to 8; what is only rehearsed has none. */
  readonly group?: number;
  readonly subgroup?: number;
  /** People it takes. */
  readonly people: number;
  /** Points when loaded, and when unloaded; what is only rehearsed has none. */
  readonly carregat?: number;
  readonly descarregat?: number;
  /** A neta, or a piece of training. */
  readonly rehearsalOnly?: boolean;
};

export type CatalogueEntry = {
  readonly code: string;
  readonly group: number | null;
  readonly subgroup: number | null;
  readonly people: number;
  readonly carregat: number;
  readonly descarregat: number;
  readonly rehearsalOnly: boolean;
  readonly odds: Odds;
};

/** The towers of the game by their codes, in the order of the tables. */
export type Catalogue = ReadonlyMap<string, CatalogueEntry>;

/** What one tower does not take from the rules, and why. */
export type OddsException = {
  readonly code: string;
  readonly reason: string;
  readonly dependencies?: Readonly<Record<string, number>>;
  readonly level?: number;
};
