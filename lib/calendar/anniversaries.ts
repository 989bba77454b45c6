import { dayOfYear } from '@/lib/dates/days';
import { type Diada, labelRound, roundName } from '@/lib/results/diada';
import { isRecord } from '@/lib/values/collections';

export type Anniversary = {
  readonly date: string;
  readonly reason: string;
  readonly town: string;
  /** Notation, and words for screen readers. */
  readonly towers: string;
  readonly names: string;
};

export type Remembrance = {
  readonly distance: number;
  readonly diades: readonly Anniversary[];
};

const MOST = 3;
const YEAR = 366;

export function anniversariesOf(diades: readonly Diada[]): Anniversary[] {
  return diades.map(({ date, reason, town, rounds }) => ({
    date,
    reason,
    town,
    towers: rounds.map((round) => labelRound(round).label).join(' · '),
    names: rounds.map(roundName).join(', '),
  }));
}

/** Diades of this calendar day or the nearest. A past day wins a tie. */
export function remember(anniversaries: readonly Anniversary[], today: string): Remembrance {
  const past = anniversaries.filter(({ date }) => date <= today);
  const nearest = past.reduce((least, { date }) => Math.min(least, farness(date, today)), YEAR);
  const diades = past.filter(({ date }) => farness(date, today) === nearest);
  return {
    distance: diades.length === 0 ? 0 : Math.floor(nearest),
    diades: diades.sort((one, other) => (one.date < other.date ? 1 : -1)).slice(0, MOST),
  };
}

/** Half a day more for future days, for ties. */
function farness(date: string, today: string): number {
  const since = (dayOfYear(today) - dayOfYear(date) + YEAR) % YEAR;
  const until = YEAR - since;
  return since <= until ? since : until + 0.5;
}

export function areAnniversaries(value: unknown): value is Anniversary[] {
  return Array.isArray(value) && value.every(isAnniversary);
}

const TEXTS = ['date', 'reason', 'town', 'towers', 'names'];

const isAnniversary = (value: unknown): value is Anniversary =>
  isRecord(value) && TEXTS.every((field) => typeof value[field] === 'string');
