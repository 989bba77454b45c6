/** Headings of page sections that are not prose. */
export const PAGE_SECTIONS = {
  calendar: 'El calendari públic',
  agenda: 'El curs, mes a mes',
  rehearsals: 'Quan i on assagem',
  subscription: 'Els assajos al teu calendari',
  contactForm: 'Escriu-nos',
  contactWays: 'Correu i xarxes',
  videos: 'Els últims vídeos',
  player: "Escolta'ns",
  scores: 'Partitures',
} as const;

/** Name of the links to the sections of a page. */
export const SECTION_LINKS = 'En aquesta pàgina';

/** Instead of a picture, in `npm run dev` only. */
export const missingPicture = (file: string): string => `Falta el fitxer ${file}.`;
/** The file is made when `npm run dev` starts. */
export const missingDrawing = (file: string): string =>
  `Encara no hi ha ${file}: atura «npm run dev» i torna'l a engegar.`;

/** In place of what a young club does not have yet. */
export const EMPTY_TEXTS = {
  sponsors: 'Encara no tenim cap patrocinador: el primer tindrà la pàgina per a ell sol.',
  office: 'Encara no hi ha cap nom en aquesta llista: som una colla jove. Vine, i potser hi sortiràs.',
  board: "Aquesta junta encara s'ha de formar.",
  history: "La nostra història tot just comença: l'escrivim a cada assaig.",
  scores: "Encara no hem penjat cap partitura. Quan en tinguem una, te la podràs endur d'aquí.",
} as const;
