import type { PublicCalendar } from '@/lib/calendar/course';

/** The club's public calendar: rehearsals, activities and performances. */
export const publicCalendar = {
  title: 'Calendari públic dels Enfilats',
  src: 'https://calendari.example/incrusta?calendari=enfilats&idioma=ca&fus=Europe%2FMadrid',
  /** The same calendar on a page of its own. */
  link: 'https://calendari.example/enfilats',
  /** Height of the frame, in pixels. */
  height: 600,
} as const satisfies PublicCalendar;

/** What a subscribed calendar says of the rehearsals. */
export const subscription = {
  name: 'Assajos dels Enfilats',
  description:
    "Els assajos de cada setmana dels Enfilats de la Zona Universitària, sense els dies de festa, d'exàmens ni de diada. Són oberts a tothom.",
  /** Title of each rehearsal. */
  title: 'Assaig dels Enfilats',
  /** Second half of the identifiers. It never changes, even if the site moves. */
  domain: 'enfilats.example',
} as const;

/** What a calendar file of the agenda says of itself. */
export const agendaCalendar = {
  name: 'Agenda dels Enfilats',
  description: 'Diades i activitats dels Enfilats de la Zona Universitària. Són obertes a tothom.',
  domain: subscription.domain,
} as const;
