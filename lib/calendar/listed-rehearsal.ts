import type { Weekday } from '@/lib/dates/calendar-date';
import type { WeeklyRehearsal } from './rehearsals';

/** A rehearsal as the club lists it for its visitors. */
export type ListedRehearsal = {
  readonly id: string;
  readonly weekday: Weekday;
  readonly from: string;
  readonly to: string;
  readonly place: { readonly name: string; readonly address: string; readonly notes: string };
};

/** The same rehearsal as an event of every week, with the given title. */
export function toWeeklyRehearsal(rehearsal: ListedRehearsal, title: string): WeeklyRehearsal {
  const { id, weekday, from, to, place } = rehearsal;
  return {
    id,
    weekday,
    start: from,
    end: to,
    title,
    place: `${place.name}, ${place.address}`,
    description: place.notes,
  };
}
