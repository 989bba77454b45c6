import type { FETCH_FAILURES } from '@/lib/browser/live-source';
import type { RowProblemKind } from '@/lib/diades/reading/problems';
import type { SheetFailure } from '@/lib/diades/reading/sheet';
import type { Verdict } from '@/lib/diades/scoring/diada-score';
import type { GroupNames } from '@/lib/diades/views/csv';
import type { SourceName } from '@/lib/site/data-sources';

/** In the place of a reason that the sheet does not say. */
export const NO_REASON = 'Sense motiu';

/** What the tables of results call their columns. */
export const COLUMN_NAMES = {
  position: 'Posició',
  date: 'Data',
  reason: 'Motiu',
  town: 'Població',
  tower: 'Castell',
  towers: 'Castells',
  points: 'Punts',
  descarregats: 'Descarregats',
  carregats: 'Carregats',
  season: 'Temporada',
} as const;

/** What can be done with the rows shown. */
export const ACTION_TEXTS = {
  copyLink: "Copia l'enllaç",
  /** What is said when the address is copied, and before it when the browser does not let it be. */
  copied: {
    copied: "S'ha copiat l'enllaç.",
    refused: "El navegador no deixa copiar. L'enllaç és:",
  },
  downloadCsv: 'Baixa CSV',
  downloadFailed: "No s'ha pogut preparar el fitxer. Mira la connexió i torna-ho a provar.",
} as const;

export const RANKING_TEXTS = {
  currentSeason: 'Temporada actual:',
  /** Opens the rule. */
  rules: 'Com es puntua',
  verdict: 'Què passa',
  pointsAdded: 'Punts que suma',
  total: 'Total',
  /** Where the browser runs no scripts. */
  noScripts:
    'Per ordenar la taula i veure com se sumen els punts cal que el navegador deixi executar JavaScript.',
} as const;

/** Why a tower adds its points to the score of its diada, or why it does not. */
export const VERDICT_TEXTS = {
  counts: 'compta',
  'not built': 'no es va arribar a carregar',
  'low pilar': 'els pilars de quatre o menys no sumen',
  'no score': 'sense puntuació',
  repeated: 'repetit',
  'not in the best three': 'no entra entre els tres millors',
  'not the best pilar': 'només suma el millor pilar',
} as const satisfies Record<Verdict, string>;

/** Why a row of a sheet was set aside. */
export const ROW_PROBLEM_TEXTS = {
  quotes: "hi ha unes cometes que no s'obren o no es tanquen bé",
  incomplete: 'falten cel·les: la línia és a mitges',
  'surplus cells': 'hi ha més cel·les que columnes',
  'too long': 'una cel·la és massa llarga',
  data: 'la data no existeix',
  'before first season': 'la data és anterior a la primera temporada',
  'after today': 'la data encara no ha arribat',
  tipus: "el tipus de castell no és cap dels que s'utilitzen",
  alçada: "l'alçada no és un nombre de pisos",
  agulla: "la columna de l'agulla només pot dir 1 o res",
  pinya: 'la pinya no és cap de les conegudes (f, fm o fmp)',
  altres: 'la columna «altres» només pot dir ps, cam o res',
  ordre: "l'ordre no és un número de ronda",
  resolució: 'la resolució no és cap de les conegudes (d, c, i, id o pd)',
  'impossible tower': 'el castell no es pot fer',
  duplicate: 'la fila és repetida',
  castell: 'no es reconeix el castell',
  punts: 'els punts no són un nombre',
} as const satisfies Record<RowProblemKind, string>;

/** What is wrong with a whole sheet; what names columns or figures is in `lib/diades/words.ts`. */
export const SHEET_FAILURE_TEXTS = {
  empty: 'El full és buit.',
  html: 'En lloc del full ha arribat una pàgina web: potser ja no és públic.',
  json: 'En lloc del full ha arribat una resposta que no és cap taula.',
  'cut short': 'El full ha arribat a mitges.',
  'no readable row': "No s'ha pogut llegir cap fila del full.",
} as const satisfies Record<Exclude<SheetFailure['reason'], 'missing columns'>, string>;

/** Each sheet as a visitor would call it. */
export const SOURCE_NAMES = {
  diades: 'el full de resultats',
  puntuacions: 'el full de puntuacions',
} as const satisfies Record<SourceName, string>;

/** Why a sheet did not arrive. */
export const FETCH_FAILURE_TEXTS = {
  offline: 'Sembla que no tens connexió.',
  timeout: 'Ha trigat massa a respondre.',
  refused: 'El servidor on és no el dona.',
  unreachable: "No s'hi ha pogut arribar.",
} as const satisfies Record<(typeof FETCH_FAILURES)[number], string>;

/** Where the data of the page comes from. */
export const SOURCE_TEXTS = {
  loading: "S'està llegint el full de resultats…",
  retry: 'Torna-ho a provar',
  keptCopy: 'Mentrestant, el que veus és la còpia desada amb el web.',
  nothingToShow: 'Ara mateix no hi ha dades per ensenyar.',
} as const;

/** The rule, folded above the table of best performances. */
export const SCORING_RULE = [
  "La puntuació d'una diada és la suma dels seus tres millors castells que no siguin pilars i del millor pilar, sempre que tingui més de quatre pisos. El vano compta com a pilar.",
  "Un castell fet més d'una vegada a la mateixa diada només suma una vegada, la millor. El castell carregat té punts propis, menys que el descarregat; els intents no en tenen, i el castell que no surt a la taula de puntuacions val zero.",
  'Les diades amb els mateixos punts comparteixen posició i van per ordre de data. Una estrella assenyala les de la temporada actual.',
] as const satisfies readonly string[];

/** The groups of the historical summary. */
export const GROUP_NAMES = {
  eight: 'Castells de 8 i amb manilles',
  'high seven': 'Gamma alta de 7',
  'middle seven': 'Gamma mitjana de 7',
  'basic seven': 'Gamma bàsica de 7',
  'high six': 'Gamma alta de 6',
  'middle six': 'Gamma mitjana de 6',
  'basic six': 'Gamma bàsica de 6',
  five: 'Castells de 5 o inferiors',
  unscored: 'Castells no puntuats',
} as const satisfies GroupNames;

export const SUMMARY_TEXTS = {
  /** Choice of no season in particular. */
  everySeason: 'Totes les temporades',
  /** After the name of a group, when no season is chosen. */
  inEverySeason: 'totes les temporades',
  /** Instead of the counts of the season 2020-2021. */
  covid: 'La temporada 2020-2021 no es van fer castells universitaris a causa de la COVID-19.',
  diades: 'Diades',
  built: 'Castells i pilars fets',
  successRate: 'Descarregats dels provats',
  bestDiada: 'Millor diada',
  /** Where the browser runs no scripts. */
  noScripts: 'Per triar una temporada i ordenar les taules cal que el navegador deixi executar JavaScript.',
} as const;

/** Titles and sentences of the pictures below the summary. */
export const SEASON_CHART_TEXTS = {
  title: "Les temporades, d'un cop d'ull",
  intro:
    'Cada gràfic té la seva taula a sota. Amb una temporada triada, aquesta queda destacada entre les altres.',
  table: 'Les dades en una taula',
  best: {
    title: 'Millor puntuació',
    about: 'Punts de la millor diada de cada temporada.',
    points: 'Punts',
  },
  diades: { title: 'Diades', about: 'Actuacions de cada temporada.', diades: 'Diades' },
  towers: {
    title: 'Castells de set i de vuit',
    about:
      'Castells de set pisos i de vuit o més, descarregats o carregats, sense comptar-hi pilars ni vanos.',
    towersOf7: 'De set',
    towersOf8: 'De vuit o més',
  },
  outcomes: {
    title: 'Descarregats, carregats i intents',
    about: 'Com van acabar els castells que es van provar, en tant per cent. Els peus desmuntats no hi són.',
    descarregats: 'Descarregats',
    carregats: 'Carregats',
    intents: 'Intents',
  },
} as const;

export const LIST_TEXTS = {
  form: 'Filtra les diades',
  from: 'Des de',
  to: 'Fins a',
  anyChoice: 'Cap en concret',
  send: 'Filtra',
  results: 'Resultats',
  caption:
    'Diades i castells de cada ronda. La C vol dir carregat; la i, intent; id, intent desmuntat; pd, peu desmuntat.',
  /** Before the list is asked for. */
  help: "Tria les dates, la població o el castell que t'interessen i prem «Filtra». Les dates inicials són les de la temporada actual; amb un castell triat també surten les diades en què es va quedar en intent.",
  /** Where the browser runs no scripts. */
  noScripts: 'Per triar-ne cal que el navegador deixi executar JavaScript. Sense, les tens totes en un full:',
  wholeList: 'totes les diades (CSV)',
  noResults: "No s'han trobat resultats per a aquesta búsqueda.",
} as const;

/** Before the values of the address that could not be followed. */
export const IGNORED_TEXT = "L'adreça demana una cosa que no existeix i no s'ha tingut en compte:";
