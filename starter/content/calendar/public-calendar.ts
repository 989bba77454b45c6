// Per escriure: l'adreça del calendari públic, si en teniu
// Per escriure: les diades i les activitats del curs, a agenda.json
// Per escriure: els dies sense assaig, a pauses.json
import { club } from '@/content/club';
import type { PublicCalendar } from '@/lib/calendar/course';

/** The club's public calendar: rehearsals, activities and performances. Without `src` no page shows one. */
export const publicCalendar = {
  title: `Calendari públic ${club.ofShortName}`,
  src: '',
  /** The same calendar on a page of its own. */
  link: '',
  /** Height of the iframe, in pixels. */
  height: 600,
} as const satisfies PublicCalendar;
