import type { Weekday } from '@/lib/dates/days';

type English = {
  readonly lang: 'en';
  readonly weekdays: Readonly<Record<Weekday, string>>;
  /** After the course. */
  readonly past: (course: string) => string;
  /** Link to the contact page. */
  readonly ask: string;
};

/** Messages of the English welcome. */
export const ENGLISH = {
  lang: 'en',
  weekdays: {
    diumenge: 'Sunday',
    dilluns: 'Monday',
    dimarts: 'Tuesday',
    dimecres: 'Wednesday',
    dijous: 'Thursday',
    divendres: 'Friday',
    dissabte: 'Saturday',
  },
  past: (course) => `The rehearsals of ${course} are over. These were their days and hours.`,
  ask: 'Ask us about the next ones',
} as const satisfies English;
