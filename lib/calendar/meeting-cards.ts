import { type AgendaKind, sortAgenda } from './agenda';
import { meetingsOfAgenda } from './next-meeting';
import type { Course } from './pauses';
import { dayWords, hoursWords, longestDay } from './words';

/** Independent of the current date. */
export type MeetingCard = {
  readonly id: string;
  readonly kind: Exclude<AgendaKind, 'activitat'>;
  /** Absent for weekly rehearsals. */
  readonly title?: string;
  /** Longest text that its day can have. */
  readonly longest: string;
  readonly hours?: string;
  readonly place: string;
  readonly howToGet?: string;
  readonly anchor: string;
};

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
