import { club } from '@/content/club';
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
    offline: 'core',
    description: `${club.name}: assajos oberts a tothom, agenda i castells.`,
  },
  about: {
    path: '/qui-som',
    section: 'Qui Som',
    menu: { 'La colla': 'Qui som' },
    description: `Qui som: la colla castellera universitària ${club.ofShortName}, des de ${club.founded.year}.`,
  },
  agenda: {
    path: '/agenda',
    section: 'Agenda',
    menu: { 'La colla': 'Agenda' },
    offline: 'core',
    description: `Agenda ${club.ofShortName}: assajos, activitats i diades, amb hores i llocs.`,
  },
  rehearsals: {
    path: '/assajos',
    section: 'Assajos',
    menu: { "Uneix-t'hi": 'Assajos', join: 'Vine a assajar' },
    offline: 'core',
    description: `Assajos ${club.ofShortName}: dies, hores, llocs i tot el que cal saber per venir el primer dia.`,
  },
  musicGroup: {
    path: '/gralles-i-tabals',
    module: 'music',
    section: 'Gralles i Tabals',
    menu: { 'La colla': 'Gralles i tabals' },
    description: `Gralles i Tabals ${club.ofShortName}, colla castellera universitària.`,
  },
  universityLife: {
    path: '/vida-universitaria',
    section: 'Vida Universitària',
    menu: { 'La colla': 'Vida universitària' },
    description: `Vida Universitària ${club.ofShortName}, colla castellera universitària.`,
  },
  history: {
    path: '/historia-de-la-colla',
    section: 'Història de la Colla',
    menu: { Història: 'Història de la colla' },
    description: `Història de la Colla ${club.ofShortName}, colla castellera universitària.`,
  },
  heads: {
    path: '/llista-de-caps-de-colla',
    section: 'Llista de Caps de Colla',
    menu: { Història: 'Caps de colla' },
    description: `Llista de Caps de Colla ${club.ofShortName}, colla castellera universitària.`,
  },
  presidents: {
    path: '/llista-de-presidents',
    section: 'Llista de Presidents',
    menu: { Història: 'Presidents' },
    description: `Llista de Presidents ${club.ofShortName}, colla castellera universitària.`,
  },
  timeline: {
    path: '/els-castells-universitaris',
    module: 'timeline',
    section: 'Els Castells Universitaris',
    menu: { Història: 'Els castells universitaris' },
    description: `Els Castells Universitaris ${club.ofShortName}, colla castellera universitària.`,
  },
  bestTowers: {
    path: '/millors-castells',
    section: 'Millors Castells',
    menu: { Castells: 'Millors castells' },
    description: `Millors Castells ${club.ofShortName}, colla castellera universitària.`,
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
    description: `Millors Diades ${club.ofShortName}, colla castellera universitària.`,
  },
  historicalSummary: {
    path: '/resum-historic',
    module: 'results',
    // Counts of every season, their filter and the tables of the charts; Recharts comes when one is seen.
    budget: 37,
    section: 'Resum Històric',
    menu: { Castells: 'Resum històric' },
    offline: 'results',
    description: `Resum Històric ${club.ofShortName}, colla castellera universitària.`,
  },
  diades: {
    path: '/llista-de-diades',
    module: 'results',
    // The form, its query and the table of results; rows load on request.
    budget: 27,
    section: 'Llista de Diades',
    menu: { Castells: 'Llista de diades' },
    offline: 'results',
    description: `Llista de Diades ${club.ofShortName}, colla castellera universitària.`,
  },
  towerParts: {
    path: '/parts-castell',
    section: 'Parts Castell',
    menu: { Castells: "Parts d'un castell" },
    description: `Parts Castell ${club.ofShortName}, colla castellera universitària.`,
  },
  games: {
    path: '/jocs',
    module: 'games',
    // The visitor's progress, the button of the quick simulator, which loads when opened, and parts that may fail alone.
    budget: 18,
    section: 'Jocs',
    menu: { bar: 'Jocs' },
    offline: 'games',
    description: `Jocs ${club.ofShortName}, colla castellera universitària.`,
  },
  castleGame: {
    path: '/joc-castells',
    module: 'castle-game',
    // The rules of the castle game, its screens, its saves and the drawing of every tower.
    budget: 104,
    section: 'Joc Castells',
    offline: 'games',
    description: `Joc Castells ${club.ofShortName}, colla castellera universitària.`,
  },
  wordSearch: {
    path: '/sopa-de-lletres',
    module: 'word-search',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Sopa de Lletres',
    offline: 'games',
    description: `Sopa de Lletres ${club.ofShortName}, colla castellera universitària.`,
  },
  crossword: {
    path: '/mots-encreuats',
    module: 'crossword',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Mots Encreuats',
    offline: 'games',
    description: `Mots Encreuats ${club.ofShortName}, colla castellera universitària.`,
  },
  hangman: {
    path: '/penjat',
    module: 'hangman',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Penjat',
    offline: 'games',
    description: `Penjat ${club.ofShortName}, colla castellera universitària.`,
  },
  memory: {
    path: '/memory',
    module: 'memory',
    // A game runs in the page.
    budget: 38,
    section: 'Memory',
    offline: 'games',
    description: `Memory ${club.ofShortName}, colla castellera universitària.`,
  },
  directionBoard: {
    path: '/junta-directiva',
    section: 'Junta Directiva',
    menu: { Organització: 'Junta directiva' },
    description: `Junta Directiva ${club.ofShortName}, colla castellera universitària.`,
  },
  technicalBoard: {
    path: '/junta-tecnica',
    section: 'Junta Tècnica',
    menu: { Organització: 'Junta tècnica' },
    description: `Junta Tècnica ${club.ofShortName}, colla castellera universitària.`,
  },
  commission: {
    path: '/comissio-genere-grup-treball',
    module: 'commission',
    menu: { Organització: 'Comissió de gènere' },
    description: `Comissió de gènere ${club.ofShortName}, colla castellera universitària.`,
  },
  sponsors: {
    path: '/patrocinadors',
    module: 'sponsors',
    section: 'Patrocinadors',
    menu: { Organització: 'Patrocinadors' },
    description: `Patrocinadors ${club.ofShortName}, colla castellera universitària.`,
  },
  photos: {
    path: '/fotografies',
    module: 'photos',
    section: 'Fotografies',
    menu: { Mèdia: 'Fotografies' },
    description: `Fotografies ${club.ofShortName}, colla castellera universitària.`,
  },
  videos: {
    path: '/videos',
    module: 'videos',
    // The list is read again from the channel, with its notices and a player for each video.
    budget: 15,
    section: 'Vídeos',
    menu: { Mèdia: 'Vídeos' },
    description: `Vídeos ${club.ofShortName}, colla castellera universitària.`,
  },
  music: {
    path: '/musica',
    module: 'music',
    section: 'Música',
    menu: { Mèdia: 'Música' },
    description: `Música ${club.ofShortName}, colla castellera universitària.`,
  },
  statutes: {
    path: '/estatuts',
    module: 'legal',
    section: 'Estatuts',
    menu: { Legal: 'Estatuts' },
    description: `Estatuts ${club.ofShortName}, colla castellera universitària.`,
  },
  internalRules: {
    path: '/reglament-regim-intern',
    module: 'legal',
    section: 'Reglament Règim Intern',
    menu: { Legal: 'Reglament de règim intern' },
    description: `Reglament Règim Intern ${club.ofShortName}, colla castellera universitària.`,
  },
  aggressionProtocol: {
    path: '/protocol-agressions',
    module: 'legal',
    section: 'Protocol Agressions',
    menu: { Legal: "Protocol d'agressions" },
    description: `Protocol Agressions ${club.ofShortName}, colla castellera universitària.`,
  },
  contact: {
    path: '/contactar',
    // The form with its checks, its draft and every state of the way to the club.
    budget: 18,
    section: 'Contactar',
    menu: { "Uneix-t'hi": "Contacta'ns", bar: "Contacta'ns" },
    description: `Contactar ${club.ofShortName}, colla castellera universitària.`,
  },
  freeBar: {
    path: '/barra-lliure',
    module: 'free-bar',
    // JsBarcode draws the Code 128 and js-cookie stores the code, both only in the browser.
    budget: 27,
    section: 'Barra Lliure',
    menu: { 'La colla': 'Barra lliure' },
    description: `Barra Lliure ${club.ofShortName}, colla castellera universitària.`,
  },
  palette: {
    path: '/palette',
    section: 'Palette',
    description: `Palette ${club.ofShortName}, colla castellera universitària.`,
  },
  story: {
    path: STORY_PATH,
    module: 'story',
    // The passage, the ids of all passages, the progress of the reader, the content note, and the button of a card.
    budget: 24,
    budgetBelow: 24,
    section: 'Una Nit de Maig',
    menu: { Mèdia: 'Una nit de maig' },
    offline: 'games',
    description: "Una història curta on tries tu el camí, després d'una diada.",
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
