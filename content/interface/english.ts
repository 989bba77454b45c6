import type { Weekday } from '@/lib/dates/days';

type English = { readonly lang: 'en'; readonly weekdays: Readonly<Record<Weekday, string>> };

/** Words of the interface for the welcome in English. */
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
