import { type AgendaKind, sortAgenda } from './agenda';
import { meetingsOfAgenda } from './next-meeting';
import type { Course } from './pauses';
import { dayWords, hoursWords, longestDay } from './words';

/** What the home page says of a rehearsal or performance, whichever day it is read. */
export type MeetingCard = {
  /** That of the rehearsal or of the item of the agenda. */
  readonly id: string;
  readonly kind: Exclude<AgendaKind, 'activitat'>;
  /** None for a rehearsal of every week. */
  readonly title?: string;
  /** The longest words that can say its day. */
  readonly longest: string;
  readonly hours?: string;
  readonly place: string;
  readonly howToGet?: string;
  /** Where its page tells more. */
  readonly anchor: string;
};

/** A card for each weekly rehearsal, and for each performance or rehearsal of the agenda. */
export function meetingCards({ rehearsals, agenda }: Course): MeetingCard[] {
  const ways = new Map(rehearsals.map(({ place }) => [place.name, place.howToGet]));
  return [
    ...rehearsals.map(({ id, weekday, from, to, place }) => ({
      id,
      kind: 'assaig' as const,
      longest: longestDay(weekday),
      hours: hoursWords(from, to),
      place: place.name,
      howToGet: place.howToGet,
      anchor: 'horaris',
    })),
    ...sortAgenda(meetingsOfAgenda(agenda)).map((item): MeetingCard => {
      const { id, kind, title, date, start, end, place, howToGet = ways.get(place) } = item;
      return {
        id,
        kind: kind === 'actuacio' ? 'actuacio' : 'assaig',
        title,
        longest: dayWords(date, 'tomorrow'),
        ...(start && { hours: hoursWords(start, end) }),
        place,
        ...(howToGet && { howToGet }),
        anchor: kind === 'actuacio' ? id : 'horaris',
      };
    }),
  ];
}
