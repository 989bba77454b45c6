import type { GameOutcome } from '@/lib/castle-game/outcomes';

/** In the order of `GAME_OUTCOMES`. They add up to 1. */
export type Chances = readonly [number, number, number, number];

export type Odds = {
  /** Share of the chances from `dependencies`, 0 to 1. */
  readonly leaning: number;
  /** Factors for each own chance, by outcome. */
  readonly multipliers: Readonly<Record<GameOutcome, Chances>>;
  /** Bounds of each own chance, before normalising. */
  readonly caps: readonly [min: number, max: number];
  /** Chances without the dependencies. */
  readonly own: Chances;
  /** Weights by tower code, which add up to 1. */
  readonly dependencies: Readonly<Record<string, number>>;
};

export type TowerFigures = {
  /** `3d5`, `4d6a`, `FT 3d8f`. */
  readonly code: string;
  /** 0 to 8. Missing for rehearsal towers. */
  readonly group?: number;
  readonly subgroup?: number;
  readonly people: number;
  /** Points. Missing for rehearsal towers. */
  readonly carregat?: number;
  readonly descarregat?: number;
  /** A neta or a training piece. */
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

/** By tower code, in the order of the tables. */
export type Catalogue = ReadonlyMap<string, CatalogueEntry>;

export type OddsException = {
  readonly code: string;
  readonly reason: string;
  readonly dependencies?: Readonly<Record<string, number>>;
  readonly level?: number;
};
