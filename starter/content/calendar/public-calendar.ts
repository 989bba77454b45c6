/** The club's public calendar: rehearsals, activities and performances. */
export const publicCalendar = {
  title: 'Calendari públic dels Falziots',
  src: 'https://calendari.example/incrusta?calendari=falziots&idioma=ca&fus=Europe%2FMadrid',
  /** The same calendar on a page of its own. */
  link: 'https://calendari.example/falziots',
  /** Height of the frame, in pixels. */
  height: 600,
} as const;
