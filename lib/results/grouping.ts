import { seasonOf } from '@/lib/dates/seasons';
import { searchForm } from '@/lib/text/catalan';
import { constructionOf } from '@/lib/towers/notation';
import { type Construction, isBuilt } from '@/lib/towers/types';
import { type Group, groupBy } from '@/lib/values/collections';
import type { Attempt, Diada, Round, Row } from './diada';
import { labelOf } from './labels';
import { isPilar } from './scoring/scores';

/** Towers of one round that no rule names. They count separately, and an editor should check the row. */
export type Unprocessed = { readonly label: string; readonly date: string; readonly line: number };

export type GroupedDiades = {
  /** Oldest first. Diades of one day keep the order of the CSV. */
  readonly diades: readonly Diada[];
  /** First occurrence of each combination, logged as NOT PROCESSED. */
  readonly unprocessed: readonly Unprocessed[];
};

/** Groups rows by date and reason, ignoring case and accents. `firstMonth`: of a season. */
export function groupDiades(rows: readonly Row[], firstMonth?: number): GroupedDiades {
  const groups = groupBy(rows, idReader());
  const diades = Array.from(groups, ([id, own]) => diadaOf(id, own, firstMonth)).sort(byDate);
  return { diades, unprocessed: unprocessedIn(diades) };
}

function byDate(one: Diada, other: Diada): number {
  if (one.date === other.date) return 0;
  return one.date < other.date ? -1 : 1;
}

/** Caches search forms, since thousands of rows share a few reasons. */
function idReader(): (row: Row) => string {
  const forms = new Map<string, string>();
  return ({ date, reason }) => {
    const form = forms.get(reason) ?? searchForm(reason);
    forms.set(reason, form);
    return `${date} ${form}`;
  };
}

function diadaOf(id: string, rows: Group<Row>, firstMonth: number | undefined): Diada {
  const [{ date, reason }] = rows;
  return {
    id,
    date,
    season: seasonOf(date, firstMonth),
    reason,
    town: firstText(rows, 'town'),
    place: firstText(rows, 'place'),
    rounds: roundsOf(rows),
  };
}

function firstText(rows: readonly Row[], field: 'town' | 'place'): string {
  return rows.map((row) => row[field]).find((text) => text !== '') ?? '';
}

/** Sorts rounds by number. A row without one is a round of its own, after the numbered round before it. */
function roundsOf(rows: readonly Row[]): readonly Round[] {
  const groups = groupBy(rows, (row) => row.round ?? row);
  let place = 0;
  const placed = Array.from(groups.values(), (own) => {
    place = own[0].round ?? place;
    return { place, round: roundOf(own) };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ round }) => round);
}

function unprocessedIn(diades: readonly Diada[]): Unprocessed[] {
  const first = new Map<string, Unprocessed>();
  for (const { date, rounds } of diades) {
    for (const round of rounds) {
      const label = unnamedLabel(round);
      const [{ line }] = round.rows;
      if (label !== undefined && !first.has(label)) first.set(label, { label, date, line });
    }
  }
  return [...first.values()];
}

export function roundOf(rows: Group<Row>): Round {
  return { rows, attempts: attemptsOf(rows) };
}

/** Undefined for a named combination or a pair of pilars. */
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
  return [{ ...named, outcome }, ...rows.filter((row) => !isRaised(row))];
}

function isRaised({ outcome }: Row): boolean {
  return outcome !== 'peu desmuntat';
}

type Named = { readonly code: string; readonly construction: Construction };

/** Keys are sorted codes. */
const NAMED: ReadonlyMap<string, Named> = new Map([
  ['Pd4+Pd4+Pd5', named('Vd5')],
  ['Pd5+Pd5+Pd6f', named('Vd6f')],
  ['3d7+4d7', named('3d7+4d7')],
]);

export function namedCombination(codes: readonly string[]): Named | undefined {
  return NAMED.get([...codes].sort().join('+'));
}

function named(code: string): Named {
  return { code, construction: constructionOf(code) };
}
