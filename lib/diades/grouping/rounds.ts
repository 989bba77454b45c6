import type { Group } from '@/lib/lists/group-by';
import { isBuilt } from '@/lib/towers/outcome';
import { type Attempt, isPilar, type Round, type Row } from '../types';
import { labelOf } from './labels';
import { namedCombination } from './named-combinations';

export function roundOf(rows: Group<Row>): Round {
  return { rows, attempts: attemptsOf(rows) };
}

/** Returns undefined for a named combination or a pair of pilars. */
export function unnamedLabel({ rows }: Round): string | undefined {
  if (rows.length < 2) return undefined;
  const raised = rows.filter(isRaised);
  if (raised.length < 2 || namedCombination(raised.map(({ code }) => code))) return undefined;
  if (raised.length === 2 && raised.every(({ construction }) => isPilar(construction))) return undefined;
  return labelOf(raised.map(({ code }) => ({ code, outcome: 'descarregat' })));
}

/**
 * Returns one attempt per row, or a single one if all towers of a named combination were built. It is carregat if any
 * tower is. A peu desmuntat is always a separate attempt.
 */
function attemptsOf(rows: readonly Row[]): readonly Attempt[] {
  if (rows.length < 2) return rows;
  const raised = rows.filter(isRaised);
  const named = raised.every(isBuilt) ? namedCombination(raised.map(({ code }) => code)) : undefined;
  if (!named) return rows;
  const outcome = raised.some((row) => row.outcome === 'carregat') ? 'carregat' : 'descarregat';
  return [{ ...named, outcome, parts: raised }, ...rows.filter((row) => !isRaised(row))];
}

function isRaised({ outcome }: Row): boolean {
  return outcome !== 'peu desmuntat';
}
