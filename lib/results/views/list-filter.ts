// Apart from `list.ts`, so that the page of the list does not load the search.

/** A fall is a carregat or an intent. */
export const LIST_OUTCOMES = ['descarregat', 'carregat', 'intent', 'intent desmuntat', 'caiguda'] as const;
type ListOutcome = (typeof LIST_OUTCOMES)[number];

/** Null means no limit. */
export type DiadesFilter = {
  /** First and last date, `YYYY-MM-DD`, inclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Month and day of any year, `04-23`. */
  readonly day: string | null;
  readonly town: string | null;
  /** Code of a tower tried, or several, which a diada has to have all: `3d7,4d7`. */
  readonly code: string | null;
  /** Of those towers, or of any. */
  readonly outcome: ListOutcome | null;
};

export type ListChoices = { readonly towns: readonly string[]; readonly codes: readonly string[] };

/** Such a filter finds nothing. */
export const areDatesReversed = ({ from, to }: DiadesFilter): boolean =>
  from !== null && to !== null && from > to;
