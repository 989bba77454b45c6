import { seasonOf } from '@/lib/dates/seasons';
import { type Group, groupBy } from '@/lib/lists/group-by';
import { searchForm } from '@/lib/text/collator';
import type { Diada, Round, Row } from '../types';
import { roundOf, unnamedLabel } from './rounds';

/** Towers of one round that no rule names. They count separately, and an editor should check the row. */
export type Unprocessed = { readonly label: string; readonly date: string; readonly line: number };

export type GroupedDiades = {
  /** Oldest first. Diades of one day keep the order of the CSV. */
  readonly diades: readonly Diada[];
  /** First occurrence of each combination, logged as NOT PROCESSED. */
  readonly unprocessed: readonly Unprocessed[];
};

/** Groups rows by date and reason, ignoring case and accents. */
export function groupDiades(rows: readonly Row[]): GroupedDiades {
  const diades = Array.from(groupBy(rows, idReader()), ([id, own]) => diadaOf(id, own)).sort(byDate);
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
