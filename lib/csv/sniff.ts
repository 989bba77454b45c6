export type TextKind = 'csv' | 'empty' | 'html' | 'json';

/** Private spreadsheets answer with HTML or JSON, often with status 200. */
export function sniffText(text: string): TextKind {
  const first = text.match(/[^\s\uFEFF]/)?.[0];
  if (first === undefined) return 'empty';
  if (first === '<') return 'html';
  return first === '{' || first === '[' ? 'json' : 'csv';
}

const SEPARATORS = [',', ';', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Judged by the first line that is not blank. */
export function sniffSeparator(text: string): Separator {
  const header = text.match(/\S[^\n]*/)?.[0] ?? '';
  let [best, most]: [Separator, number] = [',', 0];
  for (const separator of SEPARATORS) {
    const seen = header.split(separator).length - 1;
    if (seen > most) [best, most] = [separator, seen];
  }
  return best;
}
