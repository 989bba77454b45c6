import { seasonOf } from '@/lib/dates/seasons';
import { searchForm } from '@/lib/text/collator';
import type { Diada, Round, Row } from '../types';
import { roundReader, unprocessedLabel } from './rounds';
import { eachRun } from './runs';

/** A combination that no rule names: its towers count one by one, and it is worth a look at the sheet. */
export type Unprocessed = { readonly label: string; readonly date: string; readonly line: number };

export type GroupedDiades = {
  /** By date, the oldest first; those of one day as they stand in the sheet. */
  readonly diades: readonly Diada[];
  /** Each combination once, where it was first seen: what is logged as NOT PROCESSED. */
  readonly unprocessed: readonly Unprocessed[];
};

/** Rows with the same date and reason, capitals and accents aside, make one diada. Linear; every row is kept. */
export function groupDiades(rows: readonly Row[]): GroupedDiades {
  const idOf = idReader();
  const suspects: Unprocessed[] = [];
  const readRound = suspiciousReader(suspects);
  const groups = new Map<string, Row[]>();
  eachRun(rows, sameDiada, (run, first) => {
    const id = idOf(first);
    const known = groups.get(id);
    if (!known) groups.set(id, run);
    else for (const row of run) known.push(row);
  });
  const diades = byDate(Array.from(groups, ([id, group]) => diadaOf(id, group, readRound)));
  return { diades, unprocessed: firstOfEach(suspects) };
}

/** Days are few however long the sheet is, so only they are sorted. */
function byDate(diades: readonly Diada[]): Diada[] {
  const days = new Map<string, Diada[]>();
  for (const diada of diades) {
    const day = days.get(diada.date);
    if (day) day.push(diada);
    else days.set(diada.date, [diada]);
  }
  const dates = [...days.keys()].sort();
  return dates.flatMap((date) => days.get(date) ?? []);
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

function diadaOf(id: string, rows: readonly Row[], readRound: (rows: readonly Row[]) => Round): Diada {
  const { date = '', reason = '' } = rows[0] ?? {};
  return {
    id,
    date,
    season: seasonOf(date),
    reason,
    town: firstText(rows, 'town'),
    place: firstText(rows, 'place'),
    rounds: roundsOf(rows, readRound),
  };
}

function firstText(rows: readonly Row[], field: 'town' | 'place'): string {
  return rows.find((row) => row[field] !== '')?.[field] ?? '';
}

function sameDiada(one: Row, next: Row): boolean {
  return one.date === next.date && one.reason === next.reason;
}

function sameRound(one: Row, next: Row): boolean {
  return one.round !== null && one.round === next.round;
}

/** By number; a round without one stays after the rows that stand before it in the sheet. */
function roundsOf(rows: readonly Row[], readRound: (rows: readonly Row[]) => Round): readonly Round[] {
  const rounds: Row[][] = [];
  const places: number[] = [];
  let highest = -1;
  let numbered: Map<number | null, Row[]> | undefined;
  eachRun(rows, sameRound, (run, { round }) => {
    // A number can only come back when it is not the highest so far, which a tidy sheet never does.
    if (round !== null && round <= highest)
      numbered ??= new Map(rounds.map((one) => [one[0]?.round ?? null, one]));
    const known = round === null ? undefined : numbered?.get(round);
    if (known) for (const row of run) known.push(row);
    else {
      rounds.push(run);
      places.push(round ?? places.at(-1) ?? 0);
      numbered?.set(round, run);
    }
    highest = Math.max(highest, round ?? -1);
  });
  return inOrder(rounds.map(readRound), places);
}

function inOrder(rounds: Round[], places: readonly number[]): readonly Round[] {
  if (places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))) return rounds;
  const placed = rounds.map((round, index) => ({ round, place: places[index] ?? 0 }));
  return placed.sort((one, other) => one.place - other.place).map(({ round }) => round);
}

/** A reader of rounds that notes those without a name as it meets them: a long sheet is not walked again. */
function suspiciousReader(suspects: Unprocessed[]): (rows: readonly Row[]) => Round {
  const readRound = roundReader();
  return (rows) => {
    const round = readRound(rows);
    const label = unprocessedLabel(round);
    const [first] = rows;
    if (label !== undefined && first) suspects.push({ label, date: first.date, line: first.line });
    return round;
  };
}

function firstOfEach(suspects: readonly Unprocessed[]): Unprocessed[] {
  const first = new Map<string, Unprocessed>();
  for (const suspect of suspects) {
    const known = first.get(suspect.label);
    if (!known || suspect.date < known.date) first.set(suspect.label, suspect);
  }
  return [...first.values()];
}
