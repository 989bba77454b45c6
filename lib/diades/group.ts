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
  let last: { readonly row: Row; readonly group: Row[] } | undefined;
  for (const row of rows) {
    // The rows of a diada usually stand together.
    if (last && row.date === last.row.date && row.reason === last.row.reason) {
      last.group.push(row);
      continue;
    }
    const id = idOf(row);
    const group = groups.get(id) ?? [];
    if (group.length === 0) groups.set(id, group);
    group.push(row);
    last = { row, group };
  }
  const diades = byDate([...groups].map(([id, group]) => diadaOf(id, group)));
  return { diades, unprocessed: findUnprocessed(diades) };
}

/** Days are few however long the sheet is, so only they are sorted, and then the diades of each. */
function byDate(diades: readonly Diada[]): Diada[] {
  const days = new Map<string, Diada[]>();
  for (const diada of diades) {
    const day = days.get(diada.date);
    if (day) day.push(diada);
    else days.set(diada.date, [diada]);
  }
  const dates = [...days.keys()].sort();
  return dates.flatMap((date) => (days.get(date) ?? []).sort((one, other) => (one.id < other.id ? -1 : 1)));
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
  const numbered = new Map<number, OpenRound>();
  const rounds: OpenRound[] = [];
  let place = 0;
  for (const row of rows) {
    const same = row.round === null ? undefined : numbered.get(row.round);
    place = row.round ?? place;
    if (same) same.rows.push(row);
    else {
      const round = { place, rows: [row] };
      rounds.push(round);
      if (row.round !== null) numbered.set(row.round, round);
    }
  }
  return rounds.sort((one, other) => one.place - other.place).map((round) => roundOf(round.rows));
}

/** Rounds without a number share the place of the one before them. */
type OpenRound = { readonly place: number; readonly rows: Row[] };

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
