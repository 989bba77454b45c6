import { type Group, groupBy } from '@/lib/lists/group-by';
import type { Row } from '../types';

/**
 * Rows entered twice. No colla raises the same castell twice in one round, so the second of two equal rows with a
 * round is one. Pilars are raised by the pair, so theirs count as repeated only when the whole diada is. Rows without a
 * round are never compared: each is a round of its own.
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

/** How many times a whole diada was entered: once, unless every castell of it is repeated and the pilars divide as well. */
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
