import { seasonOf } from '@/lib/dates/seasons';
import type { SourceName } from '@/lib/site/address';
import { fingerprint } from '@/lib/values/hash';

/** For the console. */
export type Note = { readonly title: string; readonly lines: readonly string[] };

export type SpreadsheetFacts = {
  /** Null without diades. */
  readonly latest: string | null;
  readonly count: number;
  /** Unreadable lines. */
  readonly skipped: number;
  /** Lines equal to an earlier one. */
  readonly repeated: number;
  /** Lines with a future date. */
  readonly future: number;
  /** The earliest future date. */
  readonly nextDate: string | null;
  readonly notes: readonly Note[];
  /** Dates of diades that have lost a line. */
  readonly incomplete: readonly string[];
};

export type SnapshotFacts = SpreadsheetFacts & {
  readonly built: string;
  /** Year. */
  readonly founded: number;
  /** Month in which a season begins, from 1 to 12. */
  readonly firstMonth: number;
  readonly fingerprints: Readonly<Record<SourceName, string>>;
  /** Towers with points. */
  readonly scored: number;
};

/** What dates a row may have. Ends on the later of both dates, since a user's clock may be wrong. */
export function readingRange(
  { founded, built }: Pick<SnapshotFacts, 'founded' | 'built'>,
  today: string,
): { from: string; to: string } {
  return { from: `${founded}-01-01`, to: today > built ? today : built };
}

/** Share of diades or scored towers that a live CSV may lack, and how many in a short one. */
const MAX_LOSS = 0.1;
const MAX_LOSS_OF_FEW = 2;

/** True if the CSV must be incomplete. */
export function lacksDiades(
  { count }: Pick<SpreadsheetFacts, 'count'>,
  snapshotFacts: Pick<SpreadsheetFacts, 'count'>,
): boolean {
  return isTooFew(count, snapshotFacts.count);
}

/** True if too few towers have points, which would lower the best diades in the ranking. */
export function lacksScores(scored: number, snapshotFacts: Pick<SnapshotFacts, 'scored'>): boolean {
  return isTooFew(scored, snapshotFacts.scored);
}

const isTooFew = (found: number, kept: number): boolean =>
  (found === 0 && kept > 0) || kept - found > Math.max(MAX_LOSS_OF_FEW, kept * MAX_LOSS);

/**
 * True if both CSVs still give the results of the copy. A new season counts as a change, since it must appear with
 * zeros. So does a row whose date has come.
 */
export function isUnchanged(
  snapshotFacts: SnapshotFacts,
  spreadsheets: Readonly<Record<SourceName, Uint8Array>>,
  today: string,
): boolean {
  return (
    seasonOf(today, snapshotFacts.firstMonth) === seasonOf(snapshotFacts.built, snapshotFacts.firstMonth) &&
    areDiadesUnchanged(snapshotFacts, spreadsheets.diades, today) &&
    fingerprint(spreadsheets.puntuacions) === snapshotFacts.fingerprints.puntuacions
  );
}

/** Compares only the performances CSV, in any season. */
export function areDiadesUnchanged(
  { fingerprints, nextDate }: SnapshotFacts,
  bytes: Uint8Array,
  today: string,
): boolean {
  return (nextDate === null || today < nextDate) && fingerprint(bytes) === fingerprints.diades;
}
