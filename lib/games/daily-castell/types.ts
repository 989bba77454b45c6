import type { Structure, Support, Tower } from '@/lib/towers/types';
import type { Refusal } from './refusal';

/** A tower as the table of points has it. */
export type DailyFigures = {
  /** As the table writes it: `3d8fa`. */
  readonly code: string;
  /** People it takes. */
  readonly people: number;
  readonly carregat: number;
  readonly descarregat: number;
};

/** Letters that can follow the floors: folre, manilles (or the variant of a low five), puntals, per sota, agulla. */
export const LETTERS = ['f', 'm', 'p', 's', 'a'] as const;
export type Letter = (typeof LETTERS)[number];

/** What holds a tower up, and the variant `m` of a low five, as they are chosen: one of them. */
export const HOLDS = ['', 'f', 'fm', 'fmp', 'm'] as const satisfies readonly (Support | 'm')[];
export type Holds = (typeof HOLDS)[number];

/** What a code is put together from, in the order in which one chooses. */
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

/** The towers that can be asked for and tried. */
export type DailyCatalogue = {
  /** From the well known to the rare. */
  readonly towers: readonly DailyTower[];
  /** By canonical code: `3d8af`. */
  readonly byCode: ReadonlyMap<string, DailyTower>;
  /** From few to many: those that some tower has. */
  readonly structures: readonly Structure[];
};

/** How near a structure, or a number of floors, is: one too few (`more` is wanted), one too many, or nowhere near. */
export type Nearness = 'right' | 'more' | 'less' | 'wrong';
/** What the answer has, compared with the try. */
export type Comparison = 'same' | 'more' | 'less';

export type Feedback = {
  readonly structure: Nearness;
  readonly floors: Nearness;
  /** For each letter, whether the try says of it what the answer says: that it is there, or that it is not. */
  readonly letters: Readonly<Record<Letter, boolean>>;
  readonly people: Comparison;
  readonly points: Comparison;
};

/** What is known of one day. Codes are canonical. */
export type DayRecord = {
  readonly tries: readonly string[];
  /** Tries that it took, 0 when it was not found; null while it can go on. */
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
