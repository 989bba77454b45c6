import type { MenuPlace } from '@/content/navigation';
import type { PdfAddress } from '@/lib/legal/types';
import type { PageEntry } from '@/lib/site/pages';
import { STORY_PATH } from '@/lib/story/address';
import { TOWERS_PATH } from '@/lib/towers/catalogue';

/**
 * Every page of the site: its address, its section in the document title, where it stands in the menus, and what
 * search engines say of it. The order is that of the site map, and within each column that of the menu.
 */
export const pages = {
  home: {
    path: '/',
    section: 'Inici',
    description:
      'Falziots, la colla castellera del Campus Nou: assajos els dimecres al migdia i castells de sis i de set.',
  },
  about: {
    path: '/qui-som',
    section: 'Qui Som',
    menu: { 'La colla': 'Qui som' },
    description: 'Qui Som dels Falziots del Campus Nou.',
  },
  agenda: {
    path: '/agenda',
    section: 'Agenda',
    menu: { 'La colla': 'Agenda' },
    description: 'Agenda dels Falziots del Campus Nou.',
  },
  rehearsals: {
    path: '/assajos',
    section: 'Assajos',
    menu: { "Uneix-t'hi": 'Assajos', join: 'Vine a assajar' },
    description: 'Assajos dels Falziots del Campus Nou.',
  },
  musicGroup: {
    path: '/gralles-i-tabals',
    section: 'Gralles i Tabals',
    menu: { 'La colla': 'Gralles i tabals' },
    description: 'Gralles i Tabals dels Falziots del Campus Nou.',
  },
  universityLife: {
    path: '/vida-universitaria',
    section: 'Vida Universitària',
    menu: { 'La colla': 'Vida universitària' },
    description: 'Vida Universitària dels Falziots del Campus Nou.',
  },
  history: {
    path: '/historia-de-la-colla',
    section: 'Història de la Colla',
    menu: { Història: 'Història de la colla' },
    description: 'Història de la Colla dels Falziots del Campus Nou.',
  },
  heads: {
    path: '/llista-de-caps-de-colla',
    section: 'Llista de Caps de Colla',
    menu: { Història: 'Caps de colla' },
    description: 'Llista de Caps de Colla dels Falziots del Campus Nou.',
  },
  presidents: {
    path: '/llista-de-presidents',
    section: 'Llista de Presidents',
    menu: { Història: 'Presidents' },
    description: 'Llista de Presidents dels Falziots del Campus Nou.',
  },
  timeline: {
    path: '/els-castells-universitaris',
    section: 'Els Castells Universitaris',
    menu: { Història: 'Els castells universitaris' },
    description: 'Els Castells Universitaris dels Falziots del Campus Nou.',
  },
  bestTowers: {
    path: '/millors-castells',
    section: 'Millors Castells',
    menu: { Castells: 'Millors castells' },
    description: 'Millors Castells dels Falziots del Campus Nou.',
  },
  /** Nothing stands at this very address: each tower of the catalogue has a page below it. */
  towers: { path: TOWERS_PATH, section: 'Castell', above: '/millors-castells' },
  bestDiades: {
    path: '/millors-diades',
    section: 'Millors Diades',
    menu: { Castells: 'Millors diades' },
    description: 'Millors Diades dels Falziots del Campus Nou.',
  },
  historicalSummary: {
    path: '/resum-historic',
    section: 'Resum Històric',
    menu: { Castells: 'Resum històric' },
    description: 'Resum Històric dels Falziots del Campus Nou.',
  },
  diades: {
    path: '/llista-de-diades',
    section: 'Llista de Diades',
    menu: { Castells: 'Llista de diades' },
    description: 'Llista de Diades dels Falziots del Campus Nou.',
  },
  towerParts: {
    path: '/parts-castell',
    section: 'Parts Castell',
    menu: { Castells: "Parts d'un castell" },
    description: 'Parts Castell dels Falziots del Campus Nou.',
  },
  games: {
    path: '/jocs',
    section: 'Jocs',
    menu: { bar: 'Jocs' },
    description: 'Jocs dels Falziots del Campus Nou.',
  },
  castleGame: {
    path: '/joc-castells',
    section: 'Joc Castells',
    description: 'Joc Castells dels Falziots del Campus Nou.',
  },
  wordSearch: {
    path: '/sopa-de-lletres',
    section: 'Sopa de Lletres',
    description: 'Sopa de Lletres dels Falziots del Campus Nou.',
  },
  crossword: {
    path: '/mots-encreuats',
    section: 'Mots Encreuats',
    description: 'Mots Encreuats dels Falziots del Campus Nou.',
  },
  hangman: {
    path: '/penjat',
    section: 'Penjat',
    description: 'Penjat dels Falziots del Campus Nou.',
  },
  memory: {
    path: '/memory',
    section: 'Memory',
    description: 'Memory dels Falziots del Campus Nou.',
  },
  directionBoard: {
    path: '/junta-directiva',
    section: 'Junta Directiva',
    menu: { Organització: 'Junta directiva' },
    description: 'Junta Directiva dels Falziots del Campus Nou.',
  },
  technicalBoard: {
    path: '/junta-tecnica',
    section: 'Junta Tècnica',
    menu: { Organització: 'Junta tècnica' },
    description: 'Junta Tècnica dels Falziots del Campus Nou.',
  },
  commission: {
    path: '/comissio-genere-grup-treball',
    menu: { Organització: 'Comissió de gènere' },
    description: 'Pàgina dels Falziots del Campus Nou.',
  },
  sponsors: {
    path: '/patrocinadors',
    section: 'Patrocinadors',
    menu: { Organització: 'Patrocinadors' },
    description: 'Patrocinadors dels Falziots del Campus Nou.',
  },
  photos: {
    path: '/fotografies',
    section: 'Fotografies',
    menu: { Mèdia: 'Fotografies' },
    description: 'Fotografies dels Falziots del Campus Nou.',
  },
  videos: {
    path: '/videos',
    section: 'Vídeos',
    menu: { Mèdia: 'Vídeos' },
    description: 'Vídeos dels Falziots del Campus Nou.',
  },
  music: {
    path: '/musica',
    section: 'Música',
    menu: { Mèdia: 'Música' },
    description: 'Música dels Falziots del Campus Nou.',
  },
  statutes: {
    path: '/estatuts',
    section: 'Estatuts',
    menu: { Legal: 'Estatuts' },
    description: 'Estatuts dels Falziots del Campus Nou.',
  },
  internalRules: {
    path: '/reglament-regim-intern',
    section: 'Reglament Règim Intern',
    menu: { Legal: 'Reglament de règim intern' },
    description: 'Reglament Règim Intern dels Falziots del Campus Nou.',
  },
  aggressionProtocol: {
    path: '/protocol-agressions',
    section: 'Protocol Agressions',
    menu: { Legal: "Protocol d'agressions" },
    description: 'Protocol Agressions dels Falziots del Campus Nou.',
  },
  contact: {
    path: '/contactar',
    section: 'Contactar',
    menu: { "Uneix-t'hi": "Contacta'ns", bar: "Contacta'ns" },
    description: 'Contactar dels Falziots del Campus Nou.',
  },
  freeBar: {
    path: '/barra-lliure',
    section: 'Barra Lliure',
    menu: { "Uneix-t'hi": 'Barra lliure' },
    description: 'Barra Lliure dels Falziots del Campus Nou.',
  },
  palette: {
    path: '/palette',
    section: 'Palette',
    description: 'Palette dels Falziots del Campus Nou.',
  },
  story: {
    path: STORY_PATH,
    section: 'Una Nit de Maig',
    description:
      'La nit que tres Falziots van perdre la clau del local: una història curta on tries tu el camí.',
  },
} as const satisfies Readonly<Record<string, PageEntry<MenuPlace>>>;

type Entry = (typeof pages)[keyof typeof pages];

/** Address of a page, for links: a wrong one does not compile. */
export type PagePath = Extract<Entry, { description: string }>['path'];

/** Where a link in a text may lead: a page, a part of one, a tower, another site, a letter, a PDF. */
export type SiteLink =
  | PagePath
  | `${PagePath}#${string}`
  | `${PagePath}?${string}`
  | `${typeof TOWERS_PATH}/${string}`
  | `https://${string}`
  | `mailto:${string}`
  | PdfAddress;
