import type { FETCH_FAILURES } from '@/lib/browser/fetch';
import { dayAndMonth, dayMonthAndYear, ofDay, shortDate, theDay, toDay } from '@/lib/dates/formats';
import type { RankingChoice } from '@/lib/results/query';
import type { SpreadsheetFailure } from '@/lib/results/reading/spreadsheet';
import type { Verdict } from '@/lib/results/scoring/scores';
import type { TierId } from '@/lib/results/scoring/tiers';
import type { DiadesFilter } from '@/lib/results/views/list-filter';
import type { SourceName } from '@/lib/site/address';
import { counted, formatInteger, joinList } from '@/lib/text/catalan';

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
  outcome: 'Resultat',
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
const MARKS_TEXT = 'C, carregat; i, intent; id, intent desmuntat.';

export const RANKING_TEXTS = {
  currentSeason: 'Temporada actual',
  rules: 'Com es puntua',
  verdict: 'Què passa',
  pointsAdded: 'Punts que suma',
  total: 'Total',
  together: 'fet a la mateixa ronda: les línies porten el mateix ordre',
  none: 'Encara no hi ha cap diada. La primera que fem serà la millor.',
  noScripts:
    "Per ordenar la taula i veure com se sumen els punts cal JavaScript. Activa'l al navegador i torna a carregar la pàgina.",
  /** Button label. */
  howPointsAddUp: (points: number): string => `${pointsText(points)}: com se sumen`,
  noneChosen: 'Aquella temporada no hi vam fer cap diada.',
  card: 'La fitxa de la diada',
  /** `rows` is at least 1. */
  caption: (rows: number, { season, town }: RankingChoice): string => {
    const best = rows === 1 ? 'La millor diada' : `Les ${rows} millors diades`;
    const chosen = [season && `de la temporada ${season}`, town && `a ${town}`];
    return `${[best, ...chosen].filter(Boolean).join(' ')}. Destacats, els que sumen. ${MARKS_TEXT}`;
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
  lines: 'Les línies que cal revisar, per a qui porta el full',
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
} as const satisfies Record<TierId | 'unscored', string>;

const KNOWN_GROUPS: Readonly<Record<string, string>> = GROUP_NAMES;

/** Of a tier that only the CSV names, its id. */
export const groupName = (id: string): string => KNOWN_GROUPS[id] ?? id;

export const SUMMARY_TEXTS = {
  everySeason: 'Totes les temporades',
  /** `count` is at least 1. */
  notBuilt: (count: number): string =>
    counted(count, 'castell que no es va fer', 'castells que no es van fer'),
  covid: 'La temporada 2020-2021 no es van fer castells universitaris a causa de la COVID-19.',
  none: 'Encara no hi ha cap diada: els primers castells que fem estrenaran les taules i els gràfics.',
  noScripts:
    "Per triar una temporada i ordenar les taules cal JavaScript. Activa'l al navegador i torna a carregar la pàgina.",
} as const;

export const LIST_TEXTS = {
  form: 'Filtra les diades',
  from: 'Des de',
  to: 'Fins a',
  anyChoice: 'Cap en concret',
  send: 'Filtra',
  results: 'Resultats',
  caption: `Prem una fila per veure'n la fitxa. ${MARKS_TEXT}`,
  incomplete: 'Atenció: li falta alguna línia del full.',
  cardLoading: "S'està obrint la fitxa…",
  cardFailed: "No s'ha pogut obrir la fitxa. Mira la connexió i torna-ho a provar.",
  help: "Tria les dates, la població o el castell que t'interessen i prem «Filtra». Les dates inicials són les de la temporada actual; amb un castell escrit també surten les diades en què es va quedar en intent. Si n'escrius més d'un («3d7, 4d7»), surten les que els tenen tots.",
  noScripts: 'Per triar-ne cal JavaScript, i en aquest navegador està desactivat. Les tens totes en un full:',
  wholeList: 'totes les diades (CSV)',
  none: 'Encara no hi ha cap diada. Quan fem la primera, la trobaràs aquí.',
  noResults: "No s'han trobat resultats per a aquesta búsqueda.",
  reversed: 'La data «Fins a» és anterior a la data «Des de».',
  asked: 'Filtre',
  everything: 'Totes les diades',
  /** `day` is `04-23`. */
  everyYear: (day: string): string => `cada ${dayAndMonth(`2000-${day}`)}`,
  change: 'Canvia',
  clear: 'Esborra',
  /** `3d8f · Tarragona · del 01/09/2015 al 31/08/2026` */
  filter: ({ from, to, day, town, code, outcome }: DiadesFilter): string =>
    [code, outcome, town, day && LIST_TEXTS.everyYear(day), datesText(from, to)]
      .filter(Boolean)
      .join(' · ') || LIST_TEXTS.everything,
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
  open: 'Calculadora',
  close: 'Torna a les millors diades',
  loading: "S'està carregant la calculadora…",
  failed: "No s'ha pogut carregar la calculadora. Mira la connexió i torna-ho a provar.",
} as const;
