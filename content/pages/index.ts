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
    description:
      'Enfilats, la colla castellera de la Zona Universitària: assajos dimarts i dijous, castells de vuit i una pinya on sempre falta algú. Vine.',
  },
  about: {
    path: '/qui-som',
    section: 'Qui Som',
    menu: { 'La colla': 'Qui som' },
    description:
      'Què són els Enfilats, la colla castellera de la Zona Universitària: qui en fa, què són els castells universitaris, què ens importa i com entrar-hi.',
  },
  agenda: {
    path: '/agenda',
    section: 'Agenda',
    menu: { 'La colla': 'Agenda' },
    offline: 'core',
    description:
      'Agenda dels Enfilats: assajos, activitats i diades del curs. Totes les activitats són obertes a tothom, siguis o no de la colla.',
  },
  rehearsals: {
    path: '/assajos',
    section: 'Assajos',
    menu: { "Uneix-t'hi": 'Assajos', join: 'Vine a assajar' },
    offline: 'core',
    description:
      "Assajos dels Enfilats: dimarts i dijous de 14 a 16 h al pati d'Enginyeria Industrial, i dijous de 20 a 22 h al gimnàs. No cal experiència.",
  },
  musicGroup: {
    path: '/gralles-i-tabals',
    module: 'music',
    section: 'Gralles i Tabals',
    menu: { 'La colla': 'Gralles i tabals' },
    description:
      "Gralles i tabals dels Enfilats: què toquem, quan assagem i com pots aprendre'n des de zero. Deixem els instruments i no cal saber solfeig.",
  },
  universityLife: {
    path: '/vida-universitaria',
    section: 'Vida Universitària',
    menu: { 'La colla': 'Vida universitària' },
    description:
      "La vida dels Enfilats fora dels castells: dinars al pati, sala d'estudi en colla, sortides, calçotada, esport i festes obertes a tothom.",
  },
  history: {
    path: '/historia-de-la-colla',
    section: 'Història de la Colla',
    menu: { Història: 'Història de la colla' },
    description:
      "La història dels Enfilats en quatre èpoques: els inicis de 1994, la colla de set, la colla de vuit, i la tornada després de l'aturada.",
  },
  heads: {
    path: '/llista-de-caps-de-colla',
    section: 'Llista de Caps de Colla',
    menu: { Història: 'Caps de colla' },
    description:
      'Els caps i les caps de colla dels Enfilats des de 1994: quan ho van ser, quins castells van dirigir i què en recorda la gent que hi era.',
  },
  presidents: {
    path: '/llista-de-presidents',
    section: 'Llista de Presidents',
    menu: { Història: 'Presidents' },
    description:
      'Les presidentes i els presidents dels Enfilats des de 1994: quan van presidir la colla, què hi van fer i què en queda avui.',
  },
  timeline: {
    path: '/els-castells-universitaris',
    module: 'timeline',
    section: 'Els Castells Universitaris',
    menu: { Història: 'Els castells universitaris' },
    description:
      'Cronologia dels castells universitaris, de la primera colla de campus fins avui, vista des dels Enfilats i les colles amb qui hem fet pinya.',
  },
  bestTowers: {
    path: '/millors-castells',
    section: 'Millors Castells',
    menu: { Castells: 'Millors castells' },
    description:
      'Els millors castells dels Enfilats, del més difícil al més humil: què són, com es fan, per què costen i quan els va fer la colla.',
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
    description:
      'Les cent millors diades dels Enfilats per punts, amb els castells que sumen, els que no i per què. Dades del full de resultats de la colla.',
  },
  historicalSummary: {
    path: '/resum-historic',
    module: 'results',
    // Counts of every season, their choice and comparison, and the tables of the charts; Recharts comes when one is seen.
    budget: 37,
    section: 'Resum Històric',
    menu: { Castells: 'Resum històric' },
    offline: 'results',
    description:
      'Castells descarregats i carregats pels Enfilats des de 1994, per gammes i per temporades, amb gràfics de punts, diades i resultats.',
  },
  diades: {
    path: '/llista-de-diades',
    module: 'results',
    // The form, its query and the table of results; rows load on request.
    budget: 27,
    section: 'Llista de Diades',
    menu: { Castells: 'Llista de diades' },
    offline: 'results',
    description:
      "Totes les diades dels Enfilats des de 1994: busca-les per dates, per població o per castell, i emporta't la llista en CSV.",
  },
  towerParts: {
    path: '/parts-castell',
    section: 'Parts Castell',
    menu: { Castells: "Parts d'un castell" },
    description:
      "Les parts d'un castell i les posicions de la pinya, del baix a l'enxaneta, dibuixades i explicades una per una.",
  },
  games: {
    path: '/jocs',
    module: 'games',
    // The visitor's progress, the button of the quick simulator, which loads when opened, and parts that may fail alone.
    budget: 18,
    section: 'Jocs',
    menu: { bar: 'Jocs' },
    offline: 'games',
    description:
      'Jocs de castells: una colla per dirigir, un repte cada setmana, el castell del dia, sopa de lletres, mots encreuats, penjat i memory.',
  },
  castleGame: {
    path: '/joc-castells',
    module: 'castle-game',
    // The rules of the castle game, its screens, its saves and the drawing of every tower.
    budget: 104,
    section: 'Joc Castells',
    offline: 'games',
    description:
      "Joc de gestió d'una colla castellera: comenceu quinze persones, assageu, actueu cada dijous i arribeu als castells de vuit i de nou.",
  },
  wordSearch: {
    path: '/sopa-de-lletres',
    module: 'word-search',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Sopa de Lletres',
    offline: 'games',
    description:
      'Sopa de lletres castellera en català: tres nivells sobre la pinya, la diada i la colla, per jugar amb el dit, el ratolí o el teclat.',
  },
  crossword: {
    path: '/mots-encreuats',
    module: 'crossword',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Mots Encreuats',
    offline: 'games',
    description:
      'Mots encreuats castellers en català: disset definicions amb doble sentit, per resoldre a la pantalla o imprimir en un full.',
  },
  hangman: {
    path: '/penjat',
    module: 'hangman',
    // A game runs in the page of each level.
    budgetBelow: 38,
    section: 'Penjat',
    offline: 'games',
    description:
      'El penjat dels castellers, sense forca: cinc paraules i frases per endevinar abans que el castell es quedi sense pisos. En català i amb la Ç.',
  },
  memory: {
    path: '/memory',
    module: 'memory',
    // A game runs in the page.
    budget: 38,
    section: 'Memory',
    offline: 'games',
    description:
      'Memory casteller: troba les parelles de faixa, camisa, escut, pantaló, espardenyes i gralla amb tan pocs moviments com puguis.',
  },
  directionBoard: {
    path: '/junta-directiva',
    section: 'Junta Directiva',
    menu: { Organització: 'Junta directiva' },
    description:
      "La junta directiva dels Enfilats: qui porta els comptes, els permisos, la comunicació, l'acollida i la festa de la colla, temporada per temporada.",
  },
  technicalBoard: {
    path: '/junta-tecnica',
    section: 'Junta Tècnica',
    menu: { Organització: 'Junta tècnica' },
    description:
      'La junta tècnica dels Enfilats: cap de colla, pinya, tronc, pom de dalt, folre, seguretat i música, de la temporada actual i de les anteriors.',
  },
  commission: {
    path: '/comissio-genere-grup-treball',
    module: 'commission',
    menu: { Organització: 'Comissió de gènere' },
    description:
      "La comissió de gènere dels Enfilats i el seu grup de treball: qui en forma part, què fa, com s'hi parla i com ens ajuda a cuidar-nos.",
  },
  sponsors: {
    path: '/patrocinadors',
    module: 'sponsors',
    section: 'Patrocinadors',
    menu: { Organització: 'Patrocinadors' },
    description:
      'Institucions i entitats que donen suport als Enfilats, i en què es converteix la seva ajuda: autocars, assegurances, cascos i espais.',
  },
  photos: {
    path: '/fotografies',
    module: 'photos',
    section: 'Fotografies',
    menu: { Mèdia: 'Fotografies' },
    description:
      'Les fotografies dels Enfilats. La secció està en construcció: mentrestant, pots veure els castells dibuixats i els vídeos de la colla.',
  },
  videos: {
    path: '/videos',
    module: 'videos',
    // The list is read again from the channel, with its notices and a player for each video.
    budget: 15,
    section: 'Vídeos',
    menu: { Mèdia: 'Vídeos' },
    description:
      'Els últims vídeos dels Enfilats: castells sencers, diades, assajos i moments de colla. Els reproductors només es carreguen quan tu vols.',
  },
  music: {
    path: '/musica',
    module: 'music',
    section: 'Música',
    menu: { Mèdia: 'Música' },
    description:
      'Escolta les gralles i els tabals dels Enfilats i baixa la partitura del toc de castells que fem a plaça, a punt per tocar.',
  },
  statutes: {
    path: '/estatuts',
    module: 'legal',
    section: 'Estatuts',
    menu: { Legal: 'Estatuts' },
    description:
      'Els estatuts de 2024 dels Enfilats: socis, assemblea, juntes, règim econòmic i disciplinari. Per llegir a la pàgina o baixar en PDF.',
  },
  internalRules: {
    path: '/reglament-regim-intern',
    module: 'legal',
    section: 'Reglament Règim Intern',
    menu: { Legal: 'Reglament de règim intern' },
    description:
      'El reglament de règim intern de 2023 dels Enfilats: assajos, actuacions, seguretat, material i convivència. En pàgina i en PDF.',
  },
  aggressionProtocol: {
    path: '/protocol-agressions',
    module: 'legal',
    section: 'Protocol Agressions',
    menu: { Legal: "Protocol d'agressions" },
    description:
      "El protocol d'agressions dels Enfilats: què fer ara mateix, a qui trucar, com actua la comissió de gènere i quines garanties hi ha.",
  },
  contact: {
    path: '/contactar',
    // The form with its checks, its draft and every state of the way to the club.
    budget: 18,
    section: 'Contactar',
    menu: { "Uneix-t'hi": "Contacta'ns", bar: "Contacta'ns" },
    description:
      'Com escriure als Enfilats: per venir a assajar, per demanar una actuació o per qualsevol dubte. Contestem en dos o tres dies durant el curs.',
  },
  freeBar: {
    path: '/barra-lliure',
    module: 'free-bar',
    // JsBarcode draws the Code 128 and js-cookie stores the code, both only in the browser.
    budget: 27,
    section: 'Barra Lliure',
    menu: { 'La colla': 'Barra lliure' },
    description:
      "El codi d'un sol ús per a la barra lliure de la festa de la Zona Universitària: com funciona, com s'ensenya i què fer si es perd.",
  },
  palette: {
    path: '/palette',
    section: 'Palette',
    description:
      'Els divuit tons dels colors dels Enfilats, amb el valor de cadascun i el contrast amb el blanc i amb el negre.',
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
    description:
      "Un conte interactiu per a adults: una diada, una nit de maig i vint finals. Tria què fas a cada pas i mira on t'agafa l'alba.",
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
