import type { ChartSpec } from './chart-specs';

/** A value as it is read; a dash where there is none. */
export function writtenValue(value: number | null, { format }: Pick<ChartSpec, 'format'>): string {
  return value === null ? '—' : format(value);
}
