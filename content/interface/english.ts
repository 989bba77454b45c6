import type { Weekday } from '@/lib/dates/days';

type English = { readonly lang: 'en'; readonly weekdays: Readonly<Record<Weekday, string>> };

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
} as const satisfies English;
