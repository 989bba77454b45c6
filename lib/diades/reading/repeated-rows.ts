import { type Group, groupBy } from '@/lib/lists/group-by';
import type { Row } from '../types';

/**
 * Returns the rows entered twice. No colla builds the same castell twice in one round, so an equal row is an error.
 * Pilars are often built in pairs: theirs are repeated only if the whole diada is. Rows without a round are never
 * compared.
 */
export function repeatedRows(rows: readonly Row[]): ReadonlySet<Row> {
  const repeated = new Set<Row>();
  const numbered = rows.filter(({ round }) => round !== null);
  for (const diada of groupBy(numbered, ({ date, reason }) => `${date}|${reason}`).values()) {
    const groups = [...groupBy(diada, contentOf).values()];
    const pasted = timesPasted(groups);
    for (const group of groups) {
      const kept = isPilar(group) ? group.length / pasted : 1;
      for (const row of group.slice(kept)) repeated.add(row);
    }
  }
  return repeated;
}

/**
 * Returns how often the whole diada was entered. It is 1 unless all groups of rows are multiples of the same number.
 */
function timesPasted(groups: readonly Group<Row>[]): number {
  const castells = groups.filter((group) => !isPilar(group));
  const times = Math.min(...castells.map(({ length }) => length));
  return Number.isFinite(times) && groups.every(({ length }) => length % times === 0) ? times : 1;
}

function isPilar([first]: Group<Row>): boolean {
  return first.construction.structure === 'P';
}

function contentOf({ round, code, outcome, town, place }: Row): string {
  return [round, code, outcome, town, place].join('|');
}
