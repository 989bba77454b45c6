import { club } from '@/content/club';

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
