export type TextKind = 'csv' | 'empty' | 'html' | 'json';

/** A spreadsheet that is not public answers with a sign-in page or JSON, often with status 200. */
export function sniffText(text: string): TextKind {
  const first = text.match(/[^\s\uFEFF]/)?.[0];
  if (first === undefined) return 'empty';
  if (first === '<') return 'html';
  return first === '{' || first === '[' ? 'json' : 'csv';
}

const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Most frequent separator in the first line that is not blank. Defaults to the comma. */
export function sniffSeparator(text: string): Separator {
  const header = text.match(/\S[^\n]*/)?.[0] ?? '';
  let [best, most]: [Separator, number] = [',', 0];
  for (const separator of SEPARATORS) {
    const seen = header.split(separator).length - 1;
    if (seen > most) [best, most] = [separator, seen];
  }
  return best;
}
