import { parseRecord } from '@/lib/values/collections';

type Fields = Readonly<Record<string, unknown>>;

/** Highest `versio` of a saved text that this code reads. Texts without one are of the first. */
const VERSION = 1;

export const isNewer = ({ versio }: Fields): boolean => typeof versio === 'number' && versio > VERSION;

/** Null unless `text` is a JSON object, of no newer version. Its fields are unchecked. */
export function parseSaved(text: string | null): Fields | null {
  const fields = parseRecord(text);
  return fields === null || isNewer(fields) ? null : fields;
}

export const COMPLETED = 'true';
/** An earlier site wrote `true,secure`. */
const COUNTS_AS_COMPLETED: ReadonlySet<string> = new Set([COMPLETED, 'true,secure']);

/** `value` is already decoded. */
export function isCompleted(value: string | null | undefined): boolean {
  return typeof value === 'string' && COUNTS_AS_COMPLETED.has(value);
}

export const MORE_DONE = JSON.stringify({ fet: true });

export const isMoreDone = (text: string | null): boolean => parseSaved(text)?.fet === true;
