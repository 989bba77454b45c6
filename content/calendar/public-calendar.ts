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
