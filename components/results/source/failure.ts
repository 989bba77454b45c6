import type { FetchFailure } from '@/lib/browser/fetch';
import type { SpreadsheetFailure } from '@/lib/results/reading/spreadsheet';
import type { SpreadsheetFacts } from '@/lib/results/snapshot';
import type { SourceName } from '@/lib/site/address';

// Apart from `load.ts`, since the page of the list loads that on demand.

/** The CSV has fewer diades or scored towers than the snapshot, by more than the tolerance. */
type TooFew = {
  readonly ok: false;
  readonly reason: 'shrunken';
  readonly found: number;
  readonly kept: number;
};

export type LoadFailure = {
  readonly source: SourceName;
  readonly why: FetchFailure | SpreadsheetFailure | TooFew;
};

export type Failed = { readonly ok: false; readonly failure: LoadFailure };

export type Read<T> = (Answered & { readonly data: T }) | Failed;

export type Answered = {
  readonly ok: true;
  readonly facts: SpreadsheetFacts;
  /** ISO time of the cached copy, if the network failed. */
  readonly copied?: string;
  /** Why the answers of the hosts are not shown, if a copy is shown although they came. */
  readonly instead?: LoadFailure;
};

export function failed(source: SourceName, why: LoadFailure['why']): Failed {
  return { ok: false, failure: { source, why } };
}
