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

/** What a subscribed calendar says of the rehearsals. */
export const subscription = {
  name: `Assajos ${club.ofShortName}`,
  description: `Els assajos de cada setmana ${club.ofShortName}, oberts a tothom.`,
  /** Title of each rehearsal. */
  title: `Assaig ${club.ofShortName}`,
  /** Second half of the identifiers. It never changes, even if the site moves. */
  domain: club.email.slice(club.email.indexOf('@') + 1),
} as const;

/** What a calendar file of the agenda says of itself. */
export const agendaCalendar = {
  name: `Agenda ${club.ofShortName}`,
  description: `Diades i activitats ${club.ofShortName}, obertes a tothom.`,
  domain: subscription.domain,
} as const;
