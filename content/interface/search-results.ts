import { dayAndMonth, ofDay } from '@/lib/dates/formats';
import type { SearchKind } from '@/lib/search/entry';
import type { SearchLanguage } from '@/lib/search/search';
import { counted } from '@/lib/text/catalan';

/** Dialog of the search. */
export const RESULTS_TEXTS = {
  hint: 'Escriu un castell, un nom, una diada o una pregunta: «4d8», «Sant Jordi», «quina roba».',
  list: 'Resultats',
  kinds: {
    page: 'Pàgines',
    question: 'Preguntes',
    tower: 'Castells',
    person: 'Gent de la colla',
    diada: 'Diades i agenda',
    document: 'Documents',
  } satisfies Readonly<Record<SearchKind, string>>,
  /** Under a castell without page or diades. */
  drawn: 'Dibuixa el teu castell',
  ways: { map: 'Mapa del web', contact: 'Pregunta-ho a la colla' },
  key: 'La tecla / obre la cerca',
  count: (count: number): string => counted(count, 'resultat', 'resultats'),
} as const;

export const noResults = (query: string): string =>
  `No hem trobat res per a «${query}». Prova-ho amb una altra paraula, o continua per aquí:`;

/** Title of the entry that leads to all diades of a year. */
export const diadesOfYear = (year: string): string => `Diades de ${year}`;

/** Excerpt of that entry. */
export const performances = (count: number): string => counted(count, 'actuació', 'actuacions');

/** Excerpt of a tower without a page. */
export const timesTried = (count: number): string => `${counted(count, 'vegada', 'vegades')} a plaça`;

/** What a person has been: `Presidència, junta directiva (2015-2016)`. */
export const roleWithDates = (role: string, dates: string): string => `${role} (${dates})`;

/** What people may type for entries whose titles say it in another way. Not shown. */
export const MORE_NAMES = {
  tower: 'castell',
  hours: 'horari hores dies lloc adreça mapa',
  diada: 'diada diades actuació actuacions colla',
} as const;

/** Of diades, and of those of one day of every year. */
export const DIADES_NAMES = {
  names: MORE_NAMES.diada,
  daysTitle: (day: string): string => `Diades ${ofDay(dayAndMonth(`2000-${day}`))}`,
} as const;

// cspell:disable
const EMPTY_WORDS = `
a al als amb aquest aquesta aquests cal com d de del dels el els em en es ha hem hi ho i is jo l la les li m ma me meu
meva mes n ne no o on per perque pero pot puc pel pels quan quant quants que quin quina quins quines qui s sa se seu si
sobre soc som son t te ten teniu tens tinc tot u un una uns unes va vaig vull`;

/** In their search form. */
export const SEARCH_LANGUAGE: SearchLanguage = {
  emptyWords: EMPTY_WORDS.trim().split(/\s+/),
  alike: [
    ['roba', 'portar', 'vestir', 'samarreta', 'pantalons'],
    ['preu', 'costa', 'val', 'quota', 'diners', 'pagar'],
    ['apunto', 'apuntar', 'inscripcio', 'inscriure', 'entrar', 'ingres'],
    ['president', 'presidenta', 'presidencia'],
    ['foto', 'fotos', 'fotografies', 'imatge'],
    ['correu', 'mail', 'email', 'contacte', 'contactar', 'escriure'],
    ['bus', 'autobus', 'autocar'],
    ['membre', 'soci', 'socia'],
    ['anys', 'edat'],
    ['3', 'tres'],
    ['4', 'quatre'],
    ['5', 'cinc'],
    ['6', 'sis'],
    ['7', 'set'],
    ['8', 'vuit'],
    ['9', 'nou'],
    ['10', 'deu'],
  ],
};
// cspell:enable
