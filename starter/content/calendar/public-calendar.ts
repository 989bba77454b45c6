import { club } from '@/content/club';

const calendar = encodeURIComponent(club.email);

/** The club's public calendar: rehearsals, activities and performances. */
export const publicCalendar = {
  title: `Calendari públic ${club.ofShortName}`,
  src: `https://calendar.google.com/calendar/embed?src=${calendar}&ctz=Europe%2FMadrid&hl=ca`,
  /** The same calendar on a page of its own. */
  link: `https://calendar.google.com/calendar/u/0/r?cid=${calendar}`,
  /** Height of the iframe, in pixels. */
  height: 600,
} as const;
