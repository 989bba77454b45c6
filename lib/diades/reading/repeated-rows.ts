import { type Group, groupBy } from '@/lib/lists/group-by';
import type { Row } from '../types';

/**
 * No colla builds the same castell twice in one round, so the second of two equal rows is an error. Pilars are often
 * built in pairs, so theirs are repeated only if the whole diada is. Skips rows without a round.
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

/** Returns how often the whole diada was entered, usually 1. */
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
