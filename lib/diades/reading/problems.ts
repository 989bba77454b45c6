/** Every reason to set a row aside; a cell that cannot be read bears the name of its column. */
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

/** Why a row cannot be read, and what stands in the cell at fault. */
export type CellFault = { readonly kind: RowProblemKind; readonly value: string };

/** A row set aside whole. */
export type RowProblem = CellFault & {
  readonly line: number;
  /** Lines of the text that are lost with it. */
  readonly lines: number;
};

/** Rows of days that are still to come: they can be read, and do not count yet. */
export function rowsAhead(problems: readonly RowProblem[]): RowProblem[] {
  return problems.filter(({ kind }) => kind === 'after today');
}

/** Rows that repeat an earlier one: they can be read, and only the first counts. */
export function rowsRepeated(problems: readonly RowProblem[]): RowProblem[] {
  return problems.filter(({ kind }) => kind === 'duplicate');
}

/** Lines of the sheet that cannot be read, which may be more than the rows: a quote left open takes what follows it. */
export function linesSetAside(problems: readonly RowProblem[]): number {
  return problems
    .filter(({ kind }) => kind !== 'after today' && kind !== 'duplicate')
    .reduce((sum, { lines }) => sum + lines, 0);
}
