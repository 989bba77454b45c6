import type { Diada } from '../types';
import { onThisDay } from './on-this-day';
import { labelRound, roundName } from './tower-names';

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
  /** Days between today and the day remembered; 0 is today itself. */
  readonly distance: number;
  /** The diades of that calendar day, the latest first, no more than `MOST`. */
  readonly diades: readonly Anniversary[];
};

const MOST = 3;

export function anniversariesOf(diades: readonly Diada[]): Anniversary[] {
  return diades.map(({ date, reason, town, rounds }) => ({
    date,
    reason,
    town,
    towers: rounds.map((round) => labelRound(round).label).join(' · '),
    names: rounds.map(roundName).join(', '),
  }));
}

/** What a page tells of `onThisDay`: the latest few, no more than `MOST`. */
export function remember(anniversaries: readonly Anniversary[], today: string): Remembrance {
  const { distance, diades } = onThisDay(anniversaries, today);
  return { distance, diades: diades.slice(0, MOST) };
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
