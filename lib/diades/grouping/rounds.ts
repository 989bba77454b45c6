import type { Group } from '@/lib/lists/group-by';
import { isBuilt } from '@/lib/towers/outcome';
import { type Attempt, isPilar, type Round, type Row } from '../types';
import { labelOf } from './labels';
import { namedCombination } from './named-combinations';

export function roundOf(rows: Group<Row>): Round {
  return { rows, attempts: attemptsOf(rows) };
}

/** Returns the label of a round that is neither a named combination nor a pair of pilars, or undefined. */
export function unnamedLabel({ rows }: Round): string | undefined {
  if (rows.length < 2) return undefined;
  const raised = rows.filter(isRaised);
  if (raised.length < 2 || namedCombination(raised.map(({ code }) => code))) return undefined;
  if (raised.length === 2 && raised.every(({ construction }) => isPilar(construction))) return undefined;
  return labelOf(raised.map(({ code }) => ({ code, outcome: 'descarregat' })));
}

/**
 * Returns one attempt per row, or a single attempt if the rows are a named combination with every part built. The
 * combination is carregat if any part is. A peu desmuntat is always an attempt of its own.
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
