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
};

/** What the answer has, compared with the try. */
export type Comparison = 'same' | 'more' | 'less';

/** What a try tells; null is what its day does not tell. */
export type Feedback = {
  /** Whether it is right. */
  readonly structure: boolean;
  readonly floors: Comparison;
  /** Whether they are right, all together: support, `s` and `a`. */
  readonly letters: boolean | null;
  readonly size: { readonly people: Comparison; readonly points: Comparison } | null;
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
