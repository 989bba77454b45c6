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
};

/** The day on which a sheet is read: a visitor's clock may run behind, but not behind the build. */
export function dayOfReading({ built }: Pick<SheetCopy, 'built'>, today: string): string {
  return today > built ? today : built;
}

/** Share of the copy's diades that a sheet may lack: results are mended, never given up by the dozen. */
const MAX_LOSS = 0.1;

/** Whether a sheet holds so few diades that part of it must have been lost on the way. */
export function lacksDiades({ count }: SheetFacts, copy: SheetFacts): boolean {
  return count < copy.count * (1 - MAX_LOSS);
}

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
