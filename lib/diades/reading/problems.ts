/** Reasons to skip a row. An unreadable cell has the name of its column. */
const ROW_PROBLEMS = [
  'quotes',
  'incomplete',
  'surplus cells',
  'too long',
  'data',
  'before first season',
  'after today',
  'tipus',
  'alçada',
  'agulla',
  'pinya',
  'altres',
  'ordre',
  'resolució',
  'impossible tower',
  'duplicate',
  'castell',
  'punts',
] as const;
export type RowProblemKind = (typeof ROW_PROBLEMS)[number];

/** `value` is the text found in the faulty cell. */
export type CellFault = { readonly kind: RowProblemKind; readonly value: string };

export type RowProblem = CellFault & {
  readonly line: number;
  /** Number of lines of text lost with the row. */
  readonly lines: number;
};

/** Returns the rows dated in the future. They are valid but do not count yet. */
export function rowsAhead(problems: readonly RowProblem[]): RowProblem[] {
  return problems.filter(({ kind }) => kind === 'after today');
}

/** Returns the rows that repeat an earlier one. They are valid but do not count. */
export function rowsRepeated(problems: readonly RowProblem[]): RowProblem[] {
  return problems.filter(({ kind }) => kind === 'duplicate');
}

/** Counts unreadable lines. There may be more of them than rows, since an unclosed quote swallows the next lines. */
export function linesSetAside(problems: readonly RowProblem[]): number {
  return problems
    .filter(({ kind }) => kind !== 'after today' && kind !== 'duplicate')
    .reduce((sum, { lines }) => sum + lines, 0);
}
