import { searchForm } from '@/lib/text/collator';
import { roundOf, unprocessedLabel } from './rounds';
import { seasonOf } from './seasons';
import type { Diada, Round, Row } from './types';

/** A combination that no rule names: its towers count one by one, and it is worth a look at the sheet. */
export type Unprocessed = { readonly label: string; readonly date: string; readonly line: number };

export type GroupedDiades = {
  /** By date, the oldest first. */
  readonly diades: readonly Diada[];
  /** Each combination once, where it was first seen: what is logged as NOT PROCESSED. */
  readonly unprocessed: readonly Unprocessed[];
};

/** Rows with the same date and reason, capitals and accents aside, make one diada. Linear; every row is kept. */
export function groupDiades(rows: readonly Row[]): GroupedDiades {
  const idOf = idReader();
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const id = idOf(row);
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  const diades = [...groups].map(([id, group]) => diadaOf(id, group));
  diades.sort((one, other) => compare(one.date, other.date) || compare(one.id, other.id));
  return { diades, unprocessed: findUnprocessed(diades) };
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

function diadaOf(id: string, rows: readonly Row[]): Diada {
  const { date = '', reason = '' } = rows[0] ?? {};
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
  return rows.find((row) => row[field] !== '')?.[field] ?? '';
}

/** By number; a round without one stays after the rows that stand before it in the sheet. */
function roundsOf(rows: readonly Row[]): Round[] {
  const numbered = new Map<number, Row[]>();
  const rounds: { readonly place: number; readonly rows: Row[] }[] = [];
  let last = 0;
  for (const row of rows) {
    const same = row.round === null ? undefined : numbered.get(row.round);
    if (same) same.push(row);
    else {
      const place = row.round ?? last;
      const round = { place, rows: [row] };
      if (row.round !== null) numbered.set(row.round, round.rows);
      last = place;
      rounds.push(round);
    }
  }
  return rounds.sort((one, other) => one.place - other.place).map((round) => roundOf(round.rows));
}

function findUnprocessed(diades: readonly Diada[]): Unprocessed[] {
  const found = new Map<string, Unprocessed>();
  for (const { date, rounds } of diades) {
    for (const round of rounds) {
      const label = unprocessedLabel(round);
      if (label !== undefined && !found.has(label))
        found.set(label, { label, date, line: round.rows[0]?.line ?? 0 });
    }
  }
  return [...found.values()];
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
