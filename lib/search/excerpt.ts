import { summary } from '@/lib/text/markup';
import { stemOf, wordsOf } from './words';

/** Characters. */
const LENGTH = 140;
/** Characters before the first word found. */
const BEFORE = 40;

/** The start of a text, or what is around its first word with one of the stems, on one line. */
export function excerptOf(text: string, stems: readonly string[]): string {
  const found = Array.from(text.matchAll(/[\p{L}\p{N}+·]+/gu)).find(([word]) =>
    wordsOf(word).some((part) => stems.includes(stemOf(part))),
  );
  const place = found ? found.index : 0;
  if (place + (found?.[0].length ?? 0) < LENGTH) return summary(text, LENGTH);
  return `…${summary(text.slice(text.lastIndexOf(' ', place - BEFORE) + 1), LENGTH - 1)}`;
}
