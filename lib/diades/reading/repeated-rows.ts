import type { Row } from '../types';

/**
 * Rows entered twice. No colla raises the same castell twice in one round, so the second of two equal rows with
 * a round is one; pilars are raised by the pair, so theirs count as repeated only when the whole diada is.
 * Rows without a round are never compared: each is a round of its own.
 */
export function findDuplicates(rows: readonly Row[]): ReadonlySet<Row> {
  const duplicates = new Set<Row>();
  for (const groups of groupEqualRows(rows).values()) {
    const lists = [...groups.values()];
    const castells = lists.filter(([first]) => first?.tower.structure !== 'P');
    const times = Math.min(...castells.map(({ length }) => length));
    const wholeDiada =
      Number.isFinite(times) && times > 1 && lists.every((list) => list.length % times === 0);
    for (const list of lists) {
      const pilar = list[0]?.tower.structure === 'P';
      const kept = !pilar ? 1 : wholeDiada ? list.length / times : list.length;
      for (const row of list.slice(kept)) duplicates.add(row);
    }
  }
  return duplicates;
}

/** By diada, and in each by everything a row says. */
function groupEqualRows(rows: readonly Row[]): Map<string, Map<string, Row[]>> {
  const diades = new Map<string, Map<string, Row[]>>();
  for (const row of rows) {
    if (row.round === null) continue;
    const diada = `${row.date}|${row.reason}`;
    const content = `${row.round}|${row.key}|${row.outcome}|${row.town}|${row.place}`;
    const groups = diades.get(diada);
    if (!groups) diades.set(diada, new Map([[content, [row]]]));
    else {
      const equal = groups.get(content);
      if (equal) equal.push(row);
      else groups.set(content, [row]);
    }
  }
  return diades;
}
