import { seasonOf } from '@/lib/dates/seasons';
import { type Group, groupBy } from '@/lib/lists/group-by';
import { searchForm } from '@/lib/text/collator';
import type { Diada, Round, Row } from '../types';
import { roundOf, unnamedLabel } from './rounds';

/** Towers raised together that no rule names: they count one by one, and are worth a look at the sheet. */
export type Unprocessed = { readonly label: string; readonly date: string; readonly line: number };

export type GroupedDiades = {
  /** By date, the oldest first; those of one day as they stand in the sheet. */
  readonly diades: readonly Diada[];
  /** Each combination once, where it was first seen: what is logged as NOT PROCESSED. */
  readonly unprocessed: readonly Unprocessed[];
};

/** Rows with the same date and reason, capitals and accents aside, make one diada. Linear; every row is kept. */
export function groupDiades(rows: readonly Row[]): GroupedDiades {
  const diades = Array.from(groupBy(rows, idReader()), ([id, own]) => diadaOf(id, own)).sort(byDate);
  return { diades, unprocessed: unprocessedIn(diades) };
}

function byDate(one: Diada, other: Diada): number {
  if (one.date === other.date) return 0;
  return one.date < other.date ? -1 : 1;
}

/** The same few reasons come back in thousands of rows, so each is put in its form of comparison once. */
function idReader(): (row: Row) => string {
  const forms = new Map<string, string>();
  return ({ date, reason }) => {
    const form = forms.get(reason) ?? searchForm(reason);
    forms.set(reason, form);
    return `${date} ${form}`;
  };
}

function diadaOf(id: string, rows: Group<Row>): Diada {
  const [{ date, reason }] = rows;
  return {
    id,
    date,
    season: seasonOf(date),
    reason,
    town: firstText(rows, 'town'),
    place: firstText(rows, 'place'),
    rounds: roundsOf(rows),
  };
}

function firstText(rows: readonly Row[], field: 'town' | 'place'): string {
  return rows.map((row) => row[field]).find((text) => text !== '') ?? '';
}

/** By number; a row without one is a round of its own, after those that stand before it in the sheet. */
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
