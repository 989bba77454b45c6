import { seasonOf } from '@/lib/dates/seasons';
import type { SourceName } from '@/lib/site/data-sources';
import { fingerprint } from '@/lib/text/fingerprint';

/** Messages about a CSV for the console. */
export type Note = { readonly title: string; readonly lines: readonly string[] };

export type SheetFacts = {
  /** Null without diades. */
  readonly latest: string | null;
  readonly count: number;
  /** Unreadable lines. */
  readonly setAside: number;
  /** Lines equal to an earlier one. */
  readonly repeated: number;
  /** Lines with a future date. */
  readonly ahead: number;
  /** The earliest future date. */
  readonly nextDay: string | null;
  readonly notes: readonly Note[];
};

/** The results that the pages were built with. */
export type SheetCopy = SheetFacts & {
  readonly built: string;
  readonly prints: Readonly<Record<SourceName, string>>;
  /** Number of towers with points. */
  readonly scored: number;
};

/** Returns the later of both dates, since a user's clock may be wrong. */
export function dayOfReading({ built }: Pick<SheetCopy, 'built'>, today: string): string {
  return today > built ? today : built;
}

/** Share of diades or scored towers that a live CSV may lack. */
const MAX_LOSS = 0.1;

/** True if so many diades are missing that the CSV must be incomplete. */
export function lacksDiades({ count }: Pick<SheetFacts, 'count'>, copy: Pick<SheetFacts, 'count'>): boolean {
  return isShort(count, copy.count);
}

/** True if too few towers have points, which would lower the best diades in the ranking. */
export function lacksScores(scored: number, copy: Pick<SheetCopy, 'scored'>): boolean {
  return isShort(scored, copy.scored);
}

const isShort = (found: number, kept: number): boolean => found < kept * (1 - MAX_LOSS);

/**
 * True if both CSVs still give the results of the copy. A new season counts as a change, since it must appear with
 * zeros. So does a row whose date has come.
 */
export function saysTheSame(
  copy: SheetCopy,
  sheets: Readonly<Record<SourceName, Uint8Array>>,
  today: string,
): boolean {
  return (
    seasonOf(today) === seasonOf(copy.built) &&
    diadesSayTheSame(copy, sheets.diades, today) &&
    fingerprint(sheets.puntuacions) === copy.prints.puntuacions
  );
}

/** Compares only the performances CSV, in any season. */
export function diadesSayTheSame({ prints, nextDay }: SheetCopy, bytes: Uint8Array, today: string): boolean {
  return (nextDay === null || today < nextDay) && fingerprint(bytes) === prints.diades;
}
