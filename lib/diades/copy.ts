import { seasonOf } from '@/lib/dates/seasons';
import type { SourceName } from '@/lib/site/data-sources';
import { fingerprint } from '@/lib/text/fingerprint';

/** What is told in the console of a sheet: a title, and a line for each thing. */
export type Note = { readonly title: string; readonly lines: readonly string[] };

/** What was found in the sheets beside their results. */
export type SheetFacts = {
  /** Date of the last diada; null when there is none. */
  readonly latest: string | null;
  /** Lines set aside. */
  readonly setAside: number;
  readonly notes: readonly Note[];
};

/** The copy of the sheets that the pages were built with. */
export type SheetCopy = SheetFacts & {
  /** Date of the build. */
  readonly built: string;
  /** The fingerprint of each sheet. */
  readonly prints: Readonly<Record<SourceName, string>>;
};

/**
 * Whether these texts say on a day what the copy says: then nothing has to be read or counted. A new season is counted
 * anew, since it has to be there with its zeros.
 */
export function saysTheSame(
  { prints, built }: SheetCopy,
  texts: Readonly<Record<SourceName, string>>,
  today: string,
): boolean {
  return (
    seasonOf(today) === seasonOf(built) &&
    fingerprint(texts.diades) === prints.diades &&
    fingerprint(texts.puntuacions) === prints.puntuacions
  );
}
