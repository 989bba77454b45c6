import { isRecord } from '@/lib/values/collections';

/** Null unless `text` is a JSON object. Its fields are unchecked. */
export function parseSaved(text: string | null): Readonly<Record<string, unknown>> | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
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
