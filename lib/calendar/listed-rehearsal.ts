import type { Weekday } from './dates';
import type { WeeklyRehearsal } from './rehearsals';

const WEEKDAY_CODES = {
  dilluns: 'MO',
  dimarts: 'TU',
  dimecres: 'WE',
  dijous: 'TH',
  divendres: 'FR',
  dissabte: 'SA',
  diumenge: 'SU',
} as const satisfies Record<string, Weekday>;

/** A rehearsal as the club lists it for its visitors. */
export type ListedRehearsal = {
  readonly id: string;
  readonly weekday: keyof typeof WEEKDAY_CODES;
  readonly from: string;
  readonly to: string;
  readonly place: { readonly name: string; readonly address: string; readonly notes: string };
};

/** The same rehearsal as an event of every week, with the given title. */
export function toWeeklyRehearsal(rehearsal: ListedRehearsal, title: string): WeeklyRehearsal {
  const { id, weekday, from, to, place } = rehearsal;
  return {
    id,
    weekday: WEEKDAY_CODES[weekday],
    start: from,
    end: to,
    title,
    place: `${place.name}, ${place.address}`,
    description: place.notes,
  };
}
