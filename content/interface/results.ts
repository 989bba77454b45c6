import type { FETCH_FAILURES } from '@/lib/browser/fetch';
import { dayMonthAndYear, ofDay, shortDate, theDay, toDay } from '@/lib/dates/formats';
import type { NoteTexts } from '@/lib/results/count';
import type { RankingChoice } from '@/lib/results/query';
import type { RowProblem, RowProblemKind, SpreadsheetFailure } from '@/lib/results/reading/spreadsheet';
import type { Verdict } from '@/lib/results/scoring/scores';
import type { GroupNames } from '@/lib/results/views/csv';
import type { DiadesFilter } from '@/lib/results/views/list';
import type { SourceName } from '@/lib/site/address';
import { formatInteger, joinList } from '@/lib/text/catalan';

/** Replaces an empty reason. */
export const NO_REASON = 'Sense motiu';

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

export const ACTION_TEXTS = {
  copyLink: "Copia l'enllaç",
  /** `refused` is followed by the URL. */
  copied: {
    copied: "S'ha copiat l'enllaç.",
    refused: "El navegador no deixa copiar. L'enllaç és:",
  },
  share: 'Comparteix',
  downloadCsv: 'Baixa el CSV',
  downloadFailed: "No s'ha pogut preparar el fitxer. Mira la connexió i torna-ho a provar.",
} as const;

/** What the notation of an outcome means. */
const MARKS_TEXT = 'La C vol dir carregat; la i, intent; id, intent desmuntat.';

export const RANKING_TEXTS = {
  currentSeason: 'Temporada actual',
  rules: 'Com es puntua',
  verdict: 'Què passa',
  pointsAdded: 'Punts que suma',
  total: 'Total',
  none: 'Encara no hi ha cap diada. La primera que fem serà la millor.',
  noScripts:
    "Per ordenar la taula i veure com se sumen els punts cal JavaScript. Activa'l al navegador i torna a carregar la pàgina.",
  /** Button label. */
  howPointsAddUp: (points: number): string => `${pointsText(points)}: com se sumen`,
  everyTown: 'Totes les poblacions',
  noneChosen: 'Aquella temporada no hi vam fer cap diada.',
  card: 'La fitxa de la diada',
  /** `rows` is at least 1. */
  caption: (rows: number, { season, town }: RankingChoice): string => {
    const best = rows === 1 ? 'La millor diada' : `Les ${rows} millors diades`;
    const chosen = [season && `de la temporada ${season}`, town && `a ${town}`];
    return `${[best, ...chosen].filter(Boolean).join(' ')}. Els castells destacats són els que sumen. ${MARKS_TEXT}`;
  },
} as const;

export const pointsText = (points: number): string =>
  `${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`;

export const sumTitle = (reason: string): string => `Com se sumen els punts: ${reason}`;

export function notCounted(why: string, points: number): string {
  const worth = points > 0 ? ` (${pointsText(points)})` : '';
  return `No suma: ${why}${worth}`;
}

export const VERDICT_TEXTS = {
  counts: 'compta',
  'not built': 'no es va arribar a carregar',
  'low pilar': 'els pilars de quatre o menys no sumen',
  'no score': 'sense puntuació',
  repeated: 'repetit',
  'not in the best three': 'no entra entre els tres millors',
  'not the best pilar': 'només suma el millor pilar',
} as const satisfies Record<Verdict, string>;

/** Why a row was skipped. */
const ROW_PROBLEM_TEXTS = {
  quotes: "hi ha unes cometes que no s'obren o no es tanquen bé",
  incomplete: 'falten cel·les: la línia és a mitges',
  'surplus cells': 'hi ha més cel·les que columnes',
  'too long': 'una cel·la és massa llarga',
  data: 'la data no existeix',
  'before founding': 'la data és anterior a la fundació de la colla',
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

export const rowProblemText = ({ line, kind, value }: RowProblem): string =>
  `línia ${line}: ${ROW_PROBLEM_TEXTS[kind]} (${value})`;

export const SPREADSHEET_FAILURE_TEXTS = {
  empty: 'El full és buit.',
  html: 'En lloc del full ha arribat una pàgina web: potser ja no és públic.',
  json: 'En lloc del full ha arribat una resposta que no és cap taula.',
  'cut short': 'El full ha arribat a mitges.',
  'no readable row': "No s'ha pogut llegir cap fila del full.",
} as const satisfies Record<Exclude<SpreadsheetFailure['reason'], 'missing columns'>, string>;

export function columnsMissing(columns: readonly string[]): string {
  const names = joinList(columns.map((column) => `«${column}»`));
  return columns.length === 1
    ? `Al full hi falta la columna ${names}.`
    : `Al full hi falten les columnes ${names}.`;
}

export const spreadsheetFailureText = (failure: SpreadsheetFailure): string =>
  failure.reason === 'missing columns'
    ? columnsMissing(failure.columns)
    : SPREADSHEET_FAILURE_TEXTS[failure.reason];

export const SOURCE_NAMES = {
  diades: 'el full de resultats',
  puntuacions: 'el full de puntuacions',
} as const satisfies Record<SourceName, string>;

export const FETCH_FAILURE_TEXTS = {
  offline: 'Sembla que no tens connexió.',
  timeout: 'Ha trigat massa a respondre.',
  refused: "El servidor que el té no l'ha volgut donar.",
  unreachable: "No s'hi ha pogut arribar.",
} as const satisfies Record<(typeof FETCH_FAILURES)[number], string>;

export const SOURCE_TEXTS = {
  loading: "S'està llegint el full de resultats…",
  retry: 'Torna-ho a provar',
  keptCopy: 'Mentrestant, el que veus és la còpia desada amb el web.',
  lastCopy: "Mentrestant, el que veus és l'última còpia que se'n va poder llegir.",
  nothingToShow: 'Ara mateix no hi ha dades per ensenyar.',
  /** Shown while the live CSV loads. */
  copyMeanwhile: (date: string): string => `Mentrestant, el que veus és la còpia ${ofDay(shortDate(date))}.`,
  /** Shown with a CSV from the browser's cache. */
  cachedCopyOf: (date: string, time: string): string =>
    `La xarxa no respon: còpia del full, llegida ${theDay(shortDate(date))} a les ${time}.`,
  lastDiada: (date: string): string => `Última diada: ${shortDate(date)}.`,
  /** `kept` describes the data shown instead. */
  loadFailed: (sheet: string, why: string, kept: string): string =>
    `No s'ha pogut llegir ${sheet}. ${why} ${kept}`,
  /** `lines` is at least 1. */
  linesSkipped: (lines: number): string =>
    lines === 1
      ? "1 línia del full s'ha apartat perquè no es pot llegir."
      : `${formatInteger(lines)} línies del full s'han apartat perquè no es poden llegir.`,
  /** `lines` is at least 1. */
  linesRepeated: (lines: number): string =>
    lines === 1
      ? "1 línia del full en repeteix una d'anterior i no compta."
      : `${formatInteger(lines)} línies del full en repeteixen d'anteriors i no compten.`,
  /** `lines` is at least 1. */
  linesInFuture: (lines: number): string =>
    lines === 1
      ? "1 línia del full és d'un dia que encara no ha arribat i no compta."
      : `${formatInteger(lines)} línies del full són de dies que encara no han arribat i no compten.`,
  diadesMissing: (found: number, kept: number): string =>
    `Al full hi falten diades: ${found === 1 ? "n'hi ha una" : `n'hi ha ${formatInteger(found)}`}, i a la còpia ${formatInteger(kept)}.`,
  scoresMissing: (found: number, kept: number): string =>
    `Al full hi falten castells: n'hi ha ${found === 1 ? 'un' : formatInteger(found)}, i a la còpia ${formatInteger(kept)}.`,
} as const;

/** `time` is `10:05`. */
export const readAt = (date: string, time: string): string =>
  `Dades del full, llegides ${theDay(shortDate(date))} a les ${time}.`;

export const copyOf = (date: string): string => `Còpia de les dades ${ofDay(shortDate(date))}.`;

/** Below what is made from the results. */
export const resultsOf = (date: string): string => `Última diada als resultats: ${shortDate(date)}.`;

const PLACES = ['la millor', 'la segona millor', 'la tercera millor'];

/** Of a diada, `position` from 1 among all. */
function amongAll(position: number): string {
  const place = PLACES[position - 1];
  return place ? ` És ${place} de la nostra història.` : '';
}

/** `names` of what adds points. */
export const bestOfSeasonText = (date: string, names: readonly string[], position: number): string =>
  `La millor diada d'aquesta temporada, de moment, és la ${ofDay(dayMonthAndYear(date))}: ${joinList(names)}.${amongAll(position)}`;

/** After the sentence of the last diada. */
export const lastIsBestText = (position: number): string =>
  `També és la millor d'aquesta temporada, de moment.${amongAll(position)}`;

/** `names` of all that was tried. */
export const lastDiadaText = (date: string, reason: string, names: readonly string[]): string =>
  `L'última diada és la ${ofDay(dayMonthAndYear(date))} (${reason}): ${joinList(names)}.`;

export const LAST_DIADA_LINK = "L'última diada, a la llista";

/** Messages of the console, where editors of the spreadsheets look. */
export const NOTE_TEXTS = {
  skipped: (source, problems) => ({
    title: `Línies apartades del full de ${source}`,
    lines: problems.map(rowProblemText),
  }),
  unprocessed: (found) => ({
    title: 'NOT PROCESSED',
    lines: found.map(({ label, date, line }) => `${label} (${shortDate(date)}, línia ${line})`),
  }),
} as const satisfies NoteTexts;

/** Paragraphs. */
export const SCORING_RULE = [
  "La puntuació d'una diada és la suma dels seus tres millors castells que no siguin pilars i del millor pilar, sempre que tingui més de quatre pisos. El vano compta com a pilar.",
  "Un castell fet més d'una vegada a la mateixa diada només suma una vegada, la millor. El castell carregat té els seus propis punts a la taula; els intents no en tenen, i el castell que no surt a la taula de puntuacions val zero.",
  'Les diades amb els mateixos punts comparteixen posició i van per ordre de data. Una estrella assenyala les de la temporada actual.',
] as const satisfies readonly string[];

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
  everySeason: 'Totes les temporades',
  covid: 'La temporada 2020-2021 no es van fer castells universitaris a causa de la COVID-19.',
  none: 'Encara no hi ha cap diada: els primers castells que fem estrenaran les taules i els gràfics.',
  noScripts:
    "Per triar una temporada i ordenar les taules cal JavaScript. Activa'l al navegador i torna a carregar la pàgina.",
} as const;

export const SEASON_CHART_TEXTS = {
  title: "Les temporades, d'un cop d'ull",
  intro: 'Cada gràfic té la seva taula a sota.',
  choose:
    "Prem la barra d'una temporada per destacar-la entre les altres; torna-la a prémer per veure-les totes.",
  table: 'Les dades en una taula',
  notes: {
    covid: 'Sense castells universitaris a causa de la COVID-19',
    'first eight': 'El primer castell de vuit',
    best: 'La millor diada',
  },
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
    about:
      'Com van acabar els castells que es van provar, en tant per cent. Els intents desmuntats hi són amb els intents; els peus desmuntats no hi són.',
    descarregats: 'Descarregats',
    carregats: 'Carregats',
    intents: 'Intents',
  },
  /** `labels`: header of the first column. */
  caption: (title: string, labels: string): string =>
    labels === COLUMN_NAMES.season ? `${title} per temporades` : title,
} as const;

/** Text alternative of a chart. */
export const chartLabel = (title: string): string => `Gràfic: ${title}. Les dades són a la taula de sota.`;

export const LIST_TEXTS = {
  form: 'Filtra les diades',
  from: 'Des de',
  to: 'Fins a',
  anyChoice: 'Cap en concret',
  send: 'Filtra',
  results: 'Resultats',
  caption: `Diades i castells de cada ronda. Prem una fila per veure'n la fitxa. ${MARKS_TEXT}`,
  cardLoading: "S'està obrint la fitxa…",
  cardFailed: "No s'ha pogut obrir la fitxa. Mira la connexió i torna-ho a provar.",
  help: "Tria les dates, la població o el castell que t'interessen i prem «Filtra». Les dates inicials són les de la temporada actual; amb un castell triat també surten les diades en què es va quedar en intent.",
  noScripts: 'Per triar-ne cal JavaScript, i en aquest navegador està desactivat. Les tens totes en un full:',
  wholeList: 'totes les diades (CSV)',
  none: 'Encara no hi ha cap diada. Quan fem la primera, la trobaràs aquí.',
  noResults: "No s'han trobat resultats per a aquesta búsqueda.",
  reversed: 'La data «Fins a» és anterior a la data «Des de».',
  asked: 'Filtre',
  everything: 'Totes les diades',
  change: 'Canvia',
  clear: 'Esborra els filtres',
  /** `3d8f · Tarragona · del 01/09/2015 al 31/08/2026` */
  filter: ({ from, to, town, code }: DiadesFilter): string =>
    [code, town, datesText(from, to)].filter(Boolean).join(' · ') || LIST_TEXTS.everything,
} as const;

function datesText(from: string | null, to: string | null): string {
  const start = from && ofDay(shortDate(from));
  const end = to && toDay(shortDate(to));
  if (start && end) return `${start} ${end}`;
  return start ? `des ${start}` : end ? `fins ${end}` : '';
}

/** `count` is at least 1. */
export const diadesFound = (count: number): string =>
  count === 1 ? '1 diada' : `${formatInteger(count)} diades`;

/** Followed by the invalid values. */
export const IGNORED_TEXT = "L'adreça demana una cosa que no existeix i no s'ha tingut en compte:";

/** Texts of the calculator itself are in `points-calculator.ts`, loaded with it. */
export const CALCULATOR_OFFER_TEXTS = {
  open: 'Calculadora de punts',
  close: 'Torna a les millors diades',
  loading: "S'està carregant la calculadora…",
  failed: "No s'ha pogut carregar la calculadora. Mira la connexió i torna-ho a provar.",
} as const;
