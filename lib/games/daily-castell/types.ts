import type { Structure, Support, Tower } from '@/lib/towers/types';
import type { Refusal } from './refusal';

/** A row of the scores table. */
export type DailyFigures = {
  /** As the table writes it: `3d8fa`. */
  readonly code: string;
  /** People needed. */
  readonly people: number;
  readonly carregat: number;
  readonly descarregat: number;
};

/** Support, or the variant `m` of a low five. */
export const HOLDS = ['', 'f', 'fm', 'fmp', 'm'] as const satisfies readonly (Support | 'm')[];
export type Holds = (typeof HOLDS)[number];

/** In the order in which the user chooses them. */
export const PART_NAMES = ['structure', 'floors', 'holds', 'perSota', 'agulla'] as const;
export type Parts = {
  readonly structure: Structure;
  readonly floors: number;
  readonly holds: Holds;
  readonly perSota: boolean;
  readonly agulla: boolean;
};
export type PartName = keyof Parts;

export type DailyTower = DailyFigures & {
  readonly tower: Tower;
  readonly parts: Parts;
};

export type DailyCatalogue = {
  /** From well known to rare. */
  readonly towers: readonly DailyTower[];
  /** By canonical code: `3d8af`. */
  readonly byCode: ReadonlyMap<string, DailyTower>;
};

/** The answer compared with the try. */
export type Comparison = 'same' | 'more' | 'less';

/** Null for hints that the weekday does not give. */
export type Feedback = {
  readonly structure: boolean;
  readonly floors: Comparison;
  /** True if support, `s` and `a` are all right. */
  readonly letters: boolean | null;
  readonly size: { readonly people: Comparison; readonly points: Comparison } | null;
};

/** Codes are canonical. */
export type DayRecord = {
  readonly tries: readonly string[];
  /** Number of tries if found, 0 if not found, null while unfinished. */
  readonly result: number | null;
};
/** By date. */
export type Days = Readonly<Record<string, DayRecord>>;

export type DailyState = { readonly date: string; readonly days: Days };

export type DailyAction = { readonly type: 'try'; readonly text: string };

export type DailyEvent =
  | { readonly kind: 'tried'; readonly tower: DailyTower; readonly feedback: Feedback; readonly left: number }
  | { readonly kind: 'won'; readonly tower: DailyTower; readonly tries: number }
  | { readonly kind: 'lost'; readonly tower: DailyTower; readonly answer: DailyTower }
  | { readonly kind: 'refused'; readonly refusal: Refusal };
