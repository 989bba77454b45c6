/** Titles of the parts of pages that are more than running text. */
export const PAGE_SECTIONS = {
  calendar: 'El calendari',
  clubCalendar: 'El calendari de la colla',
  agenda: 'Diades i activitats del curs',
  rehearsals: 'Quan i on assagem',
  subscription: 'Els assajos al teu calendari',
  contactForm: 'Escriu-nos',
  contactWays: 'Correu i xarxes',
  videos: 'Els últims vídeos',
  player: "Escolta'ns",
  scores: 'Partitures',
} as const;
