import type { Anniversary } from '@/lib/calendar/anniversaries';
import { ofDay, shortDate } from '@/lib/dates/formats';

/** Layout: header, menu, footer, and the 404 page. */
export const SITE_TEXTS = {
  skip: 'Ves al contingut',
  menu: { name: 'Principal', toggle: 'Menú', close: 'Tanca' },
  back: 'Torna al web',
  universities: 'Les nostres universitats',
  copyEmail: {
    button: 'Copia',
    /** Visually hidden, after the text of the button. */
    spoken: "l'adreça electrònica",
    copied: "S'ha copiat l'adreça.",
    refused: "El navegador no deixa copiar. L'adreça està seleccionada: copia-la tu.",
  },
  licences: 'Llicències',
  notFound: { number: '404', title: 'Page Not Found', ways: 'Per continuar' },
} as const;

/** The first line of `licences.txt`. */
export const LICENCES_TITLE =
  "Programari i tipus de lletra d'altres autors que formen part d'aquest web, amb les seves llicències.";

/** Accessible name, different from the group of the menu. */
export const footerGroup = (label: string): string => `${label}, al peu`;

export const homeLink = (club: string): string => `${club}, inici`;

/** `Instagram: @colla`. */
export const networkLink = (network: string, handle: string): string => `${network}: ${handle}`;

/** `ofClub` follows «de». */
export const clubCard = (ofClub: string): string => `Un castell ${ofClub}`;

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

/** Diades of this calendar day, on the home page. */
export const ON_THIS_DAY_TEXTS = {
  title: 'Tal dia com avui',
  near: "D'avui no en tenim cap; aquesta és la diada que cau més a prop.",
  link: 'Mira la diada a la llista',
} as const;

export const yearsAgo = (years: number): string =>
  `Avui fa ${years === 1 ? 'un any' : `${years} anys`} que vam sortir a plaça.`;

export const alsoThatDay = (others: readonly Pick<Anniversary, 'date' | 'reason'>[]): string =>
  `I també: ${others.map(({ date, reason }) => `${date.slice(0, 4)}, ${reason}`).join('; ')}.`;

/** A picture to save or share: an ending of the story, a first time of the castle game. */
export const CARD_TEXTS = {
  open: 'Fes-ne una targeta',
  title: 'La teva targeta',
  loading: "S'està dibuixant la targeta…",
  failed: "No s'ha pogut carregar la targeta. Mira la connexió i torna-ho a provar.",
  refused: 'Aquest navegador no ha pogut dibuixar la targeta.',
  save: 'Desa la imatge',
  share: 'Comparteix',
} as const;

/** Network line and offline page. */
export const OFFLINE_TEXTS = {
  offline: 'Sense connexió.',
  silent: 'La xarxa no respon.',
  page: {
    title: 'Sense connexió',
    lead: "Aquesta pàgina no es pot obrir ara: no hi ha xarxa, i encara no n'hi ha cap còpia en aquest dispositiu.",
    visited: "El que ja has visitat s'obre igualment.",
    kept: 'Això sempre ho tens:',
    retry: 'Torna-ho a provar',
  },
} as const;

/** After `visited`. */
export const cachedGames = (withStory: boolean): string =>
  `Els jocs${withStory ? ' i el conte' : ''} també, si has passat per la pàgina dels jocs quan hi havia xarxa.`;

/** `time`: `10:05`. */
export const cachedPageNotice = (date: string, time: string): string =>
  `Veus la còpia ${ofDay(shortDate(date))} a les ${time}.`;
