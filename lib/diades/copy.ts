import { seasonOf } from '@/lib/dates/seasons';
import type { SourceName } from '@/lib/site/data-sources';
import { fingerprint } from '@/lib/text/fingerprint';

/** What is told in the console of a sheet: a title, and a line for each thing. */
export type Note = { readonly title: string; readonly lines: readonly string[] };

/** What was found in the sheets beside their results. */
export type SheetFacts = {
  /** Date of the last diada; null when there is none. */
  readonly latest: string | null;
  /** How many diades there are. */
  readonly count: number;
  /** Lines that cannot be read. */
  readonly setAside: number;
  /** Lines that repeat an earlier one. */
  readonly repeated: number;
  /** Lines of days that were still to come. */
  readonly ahead: number;
  /** The first of those days. */
  readonly nextDay: string | null;
  readonly notes: readonly Note[];
};

/** The copy of the sheets that the pages were built with. */
export type SheetCopy = SheetFacts & {
  /** Date of the build. */
  readonly built: string;
  /** The fingerprint of each sheet. */
  readonly prints: Readonly<Record<SourceName, string>>;
  /** How many towers the sheet of points knows. */
  readonly scored: number;
};

/** The day on which a sheet is read: a visitor's clock may run behind, but not behind the build. */
export function dayOfReading({ built }: Pick<SheetCopy, 'built'>, today: string): string {
  return today > built ? today : built;
}

/** Share of the copy's diades, or of its towers with points, that a sheet may lack: none are given up by the dozen. */
const MAX_LOSS = 0.1;

/** Whether a sheet holds so few diades that part of it must have been lost on the way. */
export function lacksDiades({ count }: Pick<SheetFacts, 'count'>, copy: Pick<SheetFacts, 'count'>): boolean {
  return isShort(count, copy.count);
}

/** The same of the towers that a sheet of points knows: without theirs the best diades would fall. */
export function lacksScores(scored: number, copy: Pick<SheetCopy, 'scored'>): boolean {
  return isShort(scored, copy.scored);
}

const isShort = (found: number, kept: number): boolean => found < kept * (1 - MAX_LOSS);

/**
 * Whether these sheets say on a day what the copy says: then nothing has to be read or counted. A new season is counted
 * anew, since it has to be there with its zeros, and so is a row whose day has come.
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

/** The same of the diades alone, whatever the season. */
export function diadesSayTheSame({ prints, nextDay }: SheetCopy, bytes: Uint8Array, today: string): boolean {
  return (nextDay === null || today < nextDay) && fingerprint(bytes) === prints.diades;
}
