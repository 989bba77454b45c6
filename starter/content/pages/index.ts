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
    description: `El grup de gralles i tabals ${club.ofShortName}: què toquem i com venir a tocar.`,
  },
  universityLife: {
    path: '/vida-universitaria',
    section: 'Vida Universitària',
    menu: { 'La colla': 'Vida universitària' },
    description: `La vida ${club.ofShortName} fora dels castells: sopars, sortides i festes obertes a tothom.`,
  },
  history: {
    path: '/historia-de-la-colla',
    section: 'Història de la Colla',
    menu: { Història: 'Història de la colla' },
    description: `La història ${club.ofShortName}, colla castellera universitària des de ${club.founded.year}.`,
  },
  heads: {
    path: '/llista-de-caps-de-colla',
    section: 'Llista de Caps de Colla',
    menu: { Història: 'Caps de colla' },
    description: `Qui ha dirigit els castells ${club.ofShortName}, any per any.`,
  },
  presidents: {
    path: '/llista-de-presidents',
    section: 'Llista de Presidents',
    menu: { Història: 'Presidents' },
    description: `Qui ha presidit la colla castellera ${club.ofShortName}, any per any.`,
  },
  timeline: {
    path: '/els-castells-universitaris',
    module: 'timeline',
    section: 'Els Castells Universitaris',
    menu: { Història: 'Els castells universitaris' },
    description: 'Com han nascut i crescut les colles castelleres universitàries.',
  },
  bestTowers: {
    path: '/millors-castells',
    section: 'Millors Castells',
    menu: { Castells: 'Millors castells' },
    description: `Els millors castells ${club.ofShortName}, dibuixats i explicats.`,
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
    description: `Les cent millors diades ${club.ofShortName}, amb els punts de cadascuna.`,
  },
  historicalSummary: {
    path: '/resum-historic',
    module: 'results',
    // Counts of every season, their filter and the tables of the charts; Recharts comes when one is seen.
    budget: 37,
    section: 'Resum Històric',
    menu: { Castells: 'Resum històric' },
    offline: 'results',
    description: `Tots els castells ${club.ofShortName}, per temporades i per dificultat.`,
  },
  diades: {
    path: '/llista-de-diades',
    module: 'results',
    // The form, its query and the table of results; rows load on request.
    budget: 27,
    section: 'Llista de Diades',
    menu: { Castells: 'Llista de diades' },
    offline: 'results',
    description: `Totes les diades ${club.ofShortName}: cerca per data, població o castell.`,
  },
  towerParts: {
    path: '/parts-castell',
    section: 'Parts Castell',
    menu: { Castells: "Parts d'un castell" },
    description: "Les parts d'un castell, de la pinya al pom de dalt.",
  },
  games: {
    path: '/jocs',
    module: 'games',
    // The visitor's progress, the button of the quick simulator, which loads when opened, and parts that may fail alone.
    budget: 18,
    section: 'Jocs',
    menu: { bar: 'Jocs' },
    offline: 'games',
    description: 'Jocs de castells per jugar al navegador, sense instal·lar res.',
  },
  castleGame: {
    path: '/joc-castells',
    module: 'castle-game',
    // The rules of the castle game, its screens, its saves and the drawing of every tower.
    budget: 104,
    section: 'Joc Castells',
    offline: 'games',
    description: 'Crea la teva pròpia colla, assaja i fes castells: un joc per al navegador.',
  },
  wordSearch: {
    path: '/sopa-de-lletres',
    module: 'word-search',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Sopa de Lletres',
    offline: 'games',
    description: 'Sopes de lletres amb paraules de castells, per nivells.',
  },
  crossword: {
    path: '/mots-encreuats',
    module: 'crossword',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Mots Encreuats',
    offline: 'games',
    description: 'Mots encreuats amb paraules de castells, per nivells.',
  },
  hangman: {
    path: '/penjat',
    module: 'hangman',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Penjat',
    offline: 'games',
    description: 'El joc del penjat amb paraules de castells, per nivells.',
  },
  memory: {
    path: '/memory',
    module: 'memory',
    // A game runs in the page.
    budget: 38,
    section: 'Memory',
    offline: 'games',
    description: 'El joc de memòria amb coses de castellers: troba les parelles.',
  },
  directionBoard: {
    path: '/junta-directiva',
    section: 'Junta Directiva',
    menu: { Organització: 'Junta directiva' },
    description: `La junta directiva ${club.ofShortName}, curs per curs, amb els càrrecs.`,
  },
  technicalBoard: {
    path: '/junta-tecnica',
    section: 'Junta Tècnica',
    menu: { Organització: 'Junta tècnica' },
    description: `La junta tècnica ${club.ofShortName}, curs per curs, amb els càrrecs.`,
  },
  commission: {
    path: '/comissio-genere-grup-treball',
    module: 'commission',
    menu: { Organització: 'Comissió de gènere' },
    description: `La comissió de gènere ${club.ofShortName} i el grup de treball.`,
  },
  sponsors: {
    path: '/patrocinadors',
    module: 'sponsors',
    section: 'Patrocinadors',
    menu: { Organització: 'Patrocinadors' },
    description: 'Les institucions i les entitats que ens ajuden.',
  },
  photos: {
    path: '/fotografies',
    module: 'photos',
    section: 'Fotografies',
    menu: { Mèdia: 'Fotografies' },
    description: `Fotografies ${club.ofShortName}, àlbum per àlbum, dels dies de la colla.`,
  },
  videos: {
    path: '/videos',
    module: 'videos',
    // The list is read again from the channel, with its notices and a player for each video.
    budget: 15,
    section: 'Vídeos',
    menu: { Mèdia: 'Vídeos' },
    description: `Els últims vídeos ${club.ofShortName}, del canal de la colla.`,
  },
  music: {
    path: '/musica',
    module: 'music',
    section: 'Música',
    menu: { Mèdia: 'Música' },
    description: `La música ${club.ofShortName}, amb les partitures dels tocs.`,
  },
  statutes: {
    path: '/estatuts',
    module: 'legal',
    section: 'Estatuts',
    menu: { Legal: 'Estatuts' },
    description: `Els estatuts ${club.ofShortName}, per llegir i per baixar en PDF.`,
  },
  internalRules: {
    path: '/reglament-regim-intern',
    module: 'legal',
    section: 'Reglament Règim Intern',
    menu: { Legal: 'Reglament de règim intern' },
    description: `El reglament de règim intern ${club.ofShortName}, per llegir i per baixar en PDF.`,
  },
  aggressionProtocol: {
    path: '/protocol-agressions',
    module: 'legal',
    section: 'Protocol Agressions',
    menu: { Legal: "Protocol d'agressions" },
    description: `El protocol ${club.ofShortName} davant d'una agressió: què fem i amb qui pots parlar.`,
  },
  contact: {
    path: '/contactar',
    // The form with its checks, its draft and every state of the way to the club.
    budget: 18,
    section: 'Contactar',
    menu: { "Uneix-t'hi": "Contacta'ns", bar: "Contacta'ns" },
    description: `Contacte ${club.ofShortName}: escriu-nos, convida'ns o vine a assajar.`,
  },
  freeBar: {
    path: '/barra-lliure',
    module: 'free-bar',
    // JsBarcode draws the Code 128 and js-cookie stores the code, both only in the browser.
    budget: 27,
    section: 'Barra Lliure',
    menu: { 'La colla': 'Barra lliure' },
    description: 'El codi de la barra lliure de la festa de la Zona.',
  },
  palette: {
    path: '/palette',
    section: 'Palette',
    description: `Els colors ${club.ofShortName} i els tons que el web en fa.`,
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
