import { dayOfYear } from '@/lib/dates/calendar-date';
import type { Diada } from '@/lib/diades/types';
import { labelRound, roundName } from '@/lib/diades/views/tower-names';

/** A diada with no more than its anniversary tells. */
export type Anniversary = {
  readonly date: string;
  readonly reason: string;
  readonly town: string;
  /** Its rounds in notation, and in words for whoever hears them. */
  readonly towers: string;
  readonly names: string;
};

/** What is remembered on a day. */
export type Remembrance = {
  /** Days between today and the calendar day remembered; 0 is today itself. */
  readonly distance: number;
  /** The diades of that calendar day in any year up to today, the latest first, no more than `MOST`. */
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

/** The latest diades of this calendar day, or of the nearest that has any; of two as near, of the one just past. */
export function remember(anniversaries: readonly Anniversary[], today: string): Remembrance {
  const past = anniversaries.filter(({ date }) => date <= today);
  const nearest = past.reduce((least, { date }) => Math.min(least, farness(date, today)), YEAR);
  const diades = past.filter(({ date }) => farness(date, today) === nearest);
  return {
    distance: diades.length === 0 ? 0 : Math.floor(nearest),
    diades: diades.sort((one, other) => (one.date < other.date ? 1 : -1)).slice(0, MOST),
  };
}

/** Days between the day of a date and that of today, whatever their years; half a day more when it is still to come. */
function farness(date: string, today: string): number {
  const since = (dayOfYear(today) - dayOfYear(date) + YEAR) % YEAR;
  const until = YEAR - since;
  return since <= until ? since : until + 0.5;
}

/** Whether a value read from a file is a list of anniversaries. */
export function areAnniversaries(value: unknown): value is Anniversary[] {
  return Array.isArray(value) && value.every(isAnniversary);
}

const TEXTS = ['date', 'reason', 'town', 'towers', 'names'];

function isAnniversary(value: unknown): value is Anniversary {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map(Object.entries(value));
  return TEXTS.every((field) => typeof fields.get(field) === 'string');
}
