/** An unreadable cell is reported by the name of its column. */
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

export type CellFault = { readonly kind: RowProblemKind; readonly value: string };

export type RowProblem = CellFault & {
  readonly line: number;
  /** Number of lines lost with the row. */
  readonly lines: number;
};

/** Valid rows that do not count yet. */
export function rowsAhead(problems: readonly RowProblem[]): RowProblem[] {
  return problems.filter(({ kind }) => kind === 'after today');
}

/** Valid rows that do not count. */
export function rowsRepeated(problems: readonly RowProblem[]): RowProblem[] {
  return problems.filter(({ kind }) => kind === 'duplicate');
}

/** May exceed the number of rows, since an unclosed quote swallows the next lines. */
export function linesSetAside(problems: readonly RowProblem[]): number {
  return problems
    .filter(({ kind }) => kind !== 'after today' && kind !== 'duplicate')
    .reduce((sum, { lines }) => sum + lines, 0);
}
