/** Headings of page sections that are not prose. */
export const PAGE_SECTIONS = {
  calendar: 'El calendari públic',
  clubCalendar: 'El calendari de la colla',
  agenda: 'El curs, mes a mes',
  rehearsals: 'Quan i on assagem',
  subscription: 'Els assajos al teu calendari',
  contactForm: 'Escriu-nos',
  contactWays: 'Correu i xarxes',
  videos: 'Els últims vídeos',
  player: "Escolta'ns",
  scores: 'Partitures',
} as const;
