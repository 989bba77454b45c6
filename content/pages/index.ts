import { ENGLISH } from '@/content/interface/english';
import type { MenuPlace } from '@/content/navigation';
import type { PdfAddress } from '@/lib/legal/types';
import type { PageEntry } from '@/lib/site/pages';
import { STORY_PATH } from '@/lib/story/address';
import { TOWERS_PATH } from '@/lib/towers/catalogue';

/**
 * Every page of the site, the same for any club: its address, its section in the document title, and where it stands in the
 * menus. The order is that of the site map, and within each column that of the menu.
 */
export const pages = {
  home: {
    path: '/',
    section: 'Inici',
    offline: 'core',
  },
  about: {
    path: '/qui-som',
    section: 'Qui Som',
    menu: { 'La colla': 'Qui som' },
  },
  agenda: {
    path: '/agenda',
    section: 'Agenda',
    menu: { 'La colla': 'Agenda' },
    offline: 'core',
  },
  rehearsals: {
    path: '/assajos',
    section: 'Assajos',
    menu: { "Uneix-t'hi": 'Assajos', join: 'Vine a assajar' },
    offline: 'core',
  },
  inEnglish: {
    path: '/in-english',
    section: ENGLISH.label,
  },
  musicGroup: {
    path: '/gralles-i-tabals',
    module: 'music',
    section: 'Gralles i Tabals',
    menu: { 'La colla': 'Gralles i tabals' },
  },
  universityLife: {
    path: '/vida-universitaria',
    section: 'Vida Universitària',
    menu: { 'La colla': 'Vida universitària' },
  },
  history: {
    path: '/historia-de-la-colla',
    section: 'Història de la Colla',
    menu: { Història: 'Història de la colla' },
  },
  heads: {
    path: '/llista-de-caps-de-colla',
    section: 'Llista de Caps de Colla',
    menu: { Història: 'Caps de colla' },
  },
  presidents: {
    path: '/llista-de-presidents',
    section: 'Llista de Presidents',
    menu: { Història: 'Presidents' },
  },
  timeline: {
    path: '/els-castells-universitaris',
    module: 'timeline',
    section: 'Els Castells Universitaris',
    menu: { Història: 'Els castells universitaris' },
  },
  bestTowers: {
    path: '/millors-castells',
    section: 'Millors Castells',
    menu: { Castells: 'Millors castells' },
  },
  /** Nothing stands at this very address: each tower of the catalogue has a page below it. */
  towers: { path: TOWERS_PATH, section: 'Castell', above: '/millors-castells' },
  bestDiades: {
    path: '/millors-diades',
    module: 'results',
    // A table of a hundred rows that sorts, opens and names its towers; what reads sheets comes later.
    budget: 27,
    section: 'Millors Diades',
    menu: { Castells: 'Millors diades' },
    offline: 'results',
  },
  historicalSummary: {
    path: '/resum-historic',
    module: 'results',
    // Counts of every season, their choice and comparison, and the tables of the charts; Recharts comes when one is seen.
    budget: 37,
    section: 'Resum Històric',
    menu: { Castells: 'Resum històric' },
    offline: 'results',
  },
  diades: {
    path: '/llista-de-diades',
    module: 'results',
    // The form, its query and the table of results; rows load on request.
    budget: 27,
    section: 'Llista de Diades',
    menu: { Castells: 'Llista de diades' },
    offline: 'results',
  },
  towerParts: {
    path: '/parts-castell',
    section: 'Parts Castell',
    menu: { Castells: "Parts d'un castell" },
  },
  games: {
    path: '/jocs',
    module: 'games',
    // The visitor's progress, the button of the quick simulator, which loads when opened, and parts that may fail alone.
    budget: 18,
    section: 'Jocs',
    menu: { bar: 'Jocs' },
    offline: 'games',
  },
  castleGame: {
    path: '/joc-castells',
    module: 'castle-game',
    // The rules of the castle game, its screens, its saves and the drawing of every tower.
    budget: 104,
    section: 'Joc Castells',
    offline: 'games',
  },
  wordSearch: {
    path: '/sopa-de-lletres',
    module: 'word-search',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Sopa de Lletres',
    offline: 'games',
  },
  crossword: {
    path: '/mots-encreuats',
    module: 'crossword',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Mots Encreuats',
    offline: 'games',
  },
  hangman: {
    path: '/penjat',
    module: 'hangman',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Penjat',
    offline: 'games',
  },
  memory: {
    path: '/memory',
    module: 'memory',
    // A game runs in the page.
    budget: 38,
    section: 'Memory',
    offline: 'games',
  },
  directionBoard: {
    path: '/junta-directiva',
    section: 'Junta Directiva',
    menu: { Organització: 'Junta directiva' },
  },
  technicalBoard: {
    path: '/junta-tecnica',
    section: 'Junta Tècnica',
    menu: { Organització: 'Junta tècnica' },
  },
  commission: {
    path: '/comissio-genere-grup-treball',
    module: 'commission',
    menu: { Organització: 'Comissió de gènere' },
  },
  sponsors: {
    path: '/patrocinadors',
    module: 'sponsors',
    section: 'Patrocinadors',
    menu: { Organització: 'Patrocinadors' },
  },
  photos: {
    path: '/fotografies',
    module: 'photos',
    section: 'Fotografies',
    menu: { Mèdia: 'Fotografies' },
  },
  videos: {
    path: '/videos',
    module: 'videos',
    // The list is read again from the channel, with its notices and a player for each video.
    budget: 15,
    section: 'Vídeos',
    menu: { Mèdia: 'Vídeos' },
  },
  music: {
    path: '/musica',
    module: 'music',
    section: 'Música',
    menu: { Mèdia: 'Música' },
  },
  statutes: {
    path: '/estatuts',
    module: 'legal',
    section: 'Estatuts',
    menu: { Legal: 'Estatuts' },
  },
  internalRules: {
    path: '/reglament-regim-intern',
    module: 'legal',
    section: 'Reglament Règim Intern',
    menu: { Legal: 'Reglament de règim intern' },
  },
  aggressionProtocol: {
    path: '/protocol-agressions',
    module: 'legal',
    section: 'Protocol Agressions',
    menu: { Legal: "Protocol d'agressions" },
  },
  contact: {
    path: '/contactar',
    // The form with its checks, its draft and every state of the way to the club.
    budget: 18,
    section: 'Contactar',
    menu: { "Uneix-t'hi": "Contacta'ns", bar: "Contacta'ns" },
  },
  freeBar: {
    path: '/barra-lliure',
    module: 'free-bar',
    // JsBarcode draws the Code 128 and js-cookie stores the code, both only in the browser.
    budget: 27,
    section: 'Barra Lliure',
    menu: { 'La colla': 'Barra lliure' },
  },
  palette: {
    path: '/palette',
    section: 'Palette',
  },
  story: {
    path: STORY_PATH,
    module: 'story',
    // The passage, the ids of all passages, the progress of the reader, the content note, and the button of a card.
    budget: 24,
    budgetBelow: 24,
    section: 'Una Nit de Maig',
    menu: { Mèdia: 'És nit fresca per ser maig' },
    offline: 'games',
  },
} as const satisfies Readonly<Record<string, PageEntry<MenuPlace>>>;

/** Of what is a page itself. */
export type PageName = Exclude<keyof typeof pages, 'towers'>;

type Entry = (typeof pages)[keyof typeof pages];

/** Address of a page, for links: a wrong one does not compile. */
export type PagePath = Exclude<Entry, { above: string }>['path'];

/** Where a link in a text may lead: a page, a part of one, a tower, another site, a letter, a PDF. */
export type SiteLink =
  | PagePath
  | `${PagePath}#${string}`
  | `${PagePath}?${string}`
  | `${typeof TOWERS_PATH}/${string}`
  | `https://${string}`
  | `mailto:${string}`
  | PdfAddress;
