import { seasonOf } from '@/lib/dates/seasons';
import type { SourceName } from '@/lib/site/data-sources';
import { fingerprint } from '@/lib/text/fingerprint';

/** A group of messages about a CSV, logged to the console. */
export type Note = { readonly title: string; readonly lines: readonly string[] };

export type SheetFacts = {
  /** Null when there are no diades. */
  readonly latest: string | null;
  readonly count: number;
  /** Lines that cannot be read. */
  readonly setAside: number;
  /** Lines that repeat an earlier one. */
  readonly repeated: number;
  /** Lines dated after the day of reading. */
  readonly ahead: number;
  /** The earliest of those dates, or null. */
  readonly nextDay: string | null;
  readonly notes: readonly Note[];
};

/** The results that the pages were built with. */
export type SheetCopy = SheetFacts & {
  /** Date of the build. */
  readonly built: string;
  readonly prints: Readonly<Record<SourceName, string>>;
  /** Number of towers in the scores CSV. */
  readonly scored: number;
};

/** Returns the later of today and the build date, since a user's clock may be wrong. */
export function dayOfReading({ built }: Pick<SheetCopy, 'built'>, today: string): string {
  return today > built ? today : built;
}

/** Share of the copy's diades, or of its scored towers, that a live CSV may lack. */
const MAX_LOSS = 0.1;

/** True if the CSV has so few diades that part of it must have been lost. */
export function lacksDiades({ count }: Pick<SheetFacts, 'count'>, copy: Pick<SheetFacts, 'count'>): boolean {
  return isShort(count, copy.count);
}

/** True if the scores CSV has too few towers. Without their points the best diades would rank lower. */
export function lacksScores(scored: number, copy: Pick<SheetCopy, 'scored'>): boolean {
  return isShort(scored, copy.scored);
}

const isShort = (found: number, kept: number): boolean => found < kept * (1 - MAX_LOSS);

/**
 * True if both CSVs give the results of the copy, so that nothing must be read or counted again. A new season counts
 * as a change, since it must appear with zeros. So does a row whose date has come.
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

/** Compares only the performances CSV. A new season is no change here. */
export function diadesSayTheSame({ prints, nextDay }: SheetCopy, bytes: Uint8Array, today: string): boolean {
  return (nextDay === null || today < nextDay) && fingerprint(bytes) === prints.diades;
}
