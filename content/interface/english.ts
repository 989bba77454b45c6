import { type Weekday, weekdayOf } from '@/lib/dates/days';

/** Messages of the page in English. */
export const ENGLISH = {
  lang: 'en',
  /** Text of the links to the page. */
  label: 'In English',
  weekdays: {
    diumenge: 'Sunday',
    dilluns: 'Monday',
    dimarts: 'Tuesday',
    dimecres: 'Wednesday',
    dijous: 'Thursday',
    divendres: 'Friday',
    dissabte: 'Saturday',
  } satisfies Readonly<Record<Weekday, string>>,
  /** After the course. */
  past: (course: string) => `The rehearsals of ${course} are over. These were their days and hours.`,
  /** Link to the contact page. */
  ask: 'Ask us about the next ones',
  when: 'When and where',
  weekly: 'We rehearse every week of term, and you can turn up at any rehearsal:',
  next: 'The next rehearsals',
  pauses: 'Days without rehearsal',
  towers: 'Our best towers',
} as const;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `Tuesday 1 December`. */
export const englishDay = (date: string): string =>
  `${ENGLISH.weekdays[weekdayOf(date)]} ${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
