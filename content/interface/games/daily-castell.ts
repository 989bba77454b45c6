import { notationProblemText } from '@/content/interface/written';
import { shortDate, weekdayAndDay } from '@/lib/dates/formats';
import type { Refusal } from '@/lib/games/daily-castell/building';
import type { DailyTower, Holds } from '@/lib/games/daily-castell/catalogue';
import { type DayRecord, dayNumber, MAX_TRIES } from '@/lib/games/daily-castell/days';
import {
  type Attendance,
  type Comparison,
  type DailyEvent,
  type DailyState,
  type Feedback,
  hintsOf,
  type Try,
} from '@/lib/games/daily-castell/game';
import { capitalised, cardinal, counted, de, formatInteger, joinList } from '@/lib/text/catalan';
import { codeAndName } from '@/lib/towers/catalogue';
import { STRUCTURE_NOUNS, SUPPORT_WORDS, towerPhrase } from '@/lib/towers/tower-name';
import type { Structure } from '@/lib/towers/types';
import { resultText, triesText } from './hub';

/** Messages of the opened game. */
export const DAILY_TEXTS = {
  structure: 'Estructura',
  floors: 'Pisos',
  holds: 'Suport',
  letters: 'Més',
  perSota: 'Per sota',
  agulla: 'Agulla',
  none: 'cap',
  build: 'Munta el castell',
  type: 'O escriu-ne el codi',
  tryTyped: 'Prova-ho',
  tries: 'Proves fetes',
  lettersSign: 'lletres',
  people: 'gent',
  points: 'punts',
  found: 'Castell descarregat!',
  missed: 'Hem fet llenya. Demà, més',
  page: "Llegeix què n'explica la colla",
  copy: 'Copia el resultat',
  share: 'Comparteix',
  copyWords: { copied: "S'ha copiat.", refused: 'El navegador no deixa copiar: selecciona el text.' },
  attendance: 'Has jugat',
  distribution: 'En quantes proves',
  past: 'Dies passats',
  newDay: 'Ha passat la mitjanit: ja hi ha un castell nou, i aquest el pots acabar igualment.',
  toToday: "Ves al castell d'avui",
  leave: 'Tanca',
  help: [
    "Hi ha un castell cada dia, el mateix per a tothom: troba'n el codi en sis proves. Dilluns és dels coneguts; diumenge, dels que no es veuen gaire.",
    "Cada prova és un castell de la taula de puntuacions. La resposta diu si encertes (✓) o no (✕) l'estructura (P, T, 3, 4, 5, 7, 9 o 10) i si el castell del dia té els mateixos pisos (✓), més (↑) o menys (↓).",
    "De les lletres (f de folre, m de manilles o de variant, p de puntals, s de per sota, a d'agulla) només diu si les encertes totes. Si el castell no en porta cap, les encertes quan no n'hi poses cap.",
    "Dilluns i dimarts hi ha més pistes: si vol més gent o menys i si val més punts o menys. Diumenge n'hi ha menys: de les lletres no diu res.",
  ],
  /** Text alternative of the silhouette. */
  silhouette: (floors: number): string =>
    floors === 0
      ? 'Encara no hi ha cap pis dret'
      : `Silueta ${de(counted(floors, 'pis', 'pisos'))} del castell`,
  /**
   * Accessible name. It begins with the visible text: `21/11 en 3 proves: castell del dia 69, dissabte, 21 de
   * novembre`.
   */
  pastDay: (date: string, record: DayRecord | undefined): string =>
    `${dayAndMonthFigures(date)} ${resultText(record)}: castell del dia ${dayNumber(date)}, ${weekdayAndDay(date)}`,
} as const;

export const spokenTower = ({ tower }: DailyTower): string => towerPhrase(tower).name;

const codeWords = (tower: DailyTower): string => codeAndName(tower.code, spokenTower(tower));

export const tryText = (tries: number): string => `Prova ${Math.min(tries + 1, MAX_TRIES)} de ${MAX_TRIES}`;

export const tryButton = (tower: DailyTower): string => `Prova ${tower.code}`;

/** Text for the live region. */
export function announceDaily(_state: DailyState, event: DailyEvent): string {
  switch (event.kind) {
    case 'tried':
      return `${codeWords(event.tower)}. ${feedbackText(event.feedback)} ${leftText(event.left)}`;
    case 'won':
      return `${codeWords(event.tower)}. ${foundText(event.tries)} ${worthText(event.tower)}`;
    case 'lost':
      return `${codeWords(event.tower)}. ${lostText(event.answer)} ${worthText(event.answer)}`;
    case 'refused':
      return refusalText(event.refusal);
  }
}

const leftText = (left: number): string => (left === 1 ? 'Et queda 1 prova.' : `Et queden ${left} proves.`);

export const foundText = (tries: number): string => `L'has trobat ${triesText(tries)}.`;

const lostText = (answer: DailyTower): string => `Era ${codeWords(answer)}.`;

const worthText = ({ descarregat, carregat }: DailyTower): string =>
  `Val ${formatInteger(descarregat)} punts si es descarrega i ${formatInteger(carregat)} si es carrega.`;

/** `answer` is undefined if the catalogue no longer has the tower. */
export function endText({ result }: DayRecord, answer: DailyTower | undefined): string {
  const sentences = result ? [foundText(result)] : [];
  if (answer) sentences.push(result ? `${codeWords(answer)}.` : lostText(answer), worthText(answer));
  return sentences.join(' ');
}

const FLOOR_WORDS = {
  same: 'Pisos, bé.',
  more: 'Pisos, en té més.',
  less: 'Pisos, en té menys.',
} as const satisfies Record<Comparison, string>;

const PEOPLE_WORDS = {
  same: 'vol la mateixa gent',
  more: 'vol més gent',
  less: 'vol menys gent',
} as const satisfies Record<Comparison, string>;

const POINT_WORDS = {
  same: 'val els mateixos punts',
  more: 'val més punts',
  less: 'val menys punts',
} as const satisfies Record<Comparison, string>;

/** `Estructura, bé. Pisos, en té més. Lletres, no. El castell vol més gent…` */
export function feedbackText({ structure, floors, letters, size }: Feedback): string {
  const sentences = [structure ? 'Estructura, bé.' : 'Estructura, no.', FLOOR_WORDS[floors]];
  if (letters !== null) sentences.push(letters ? 'Lletres, bé.' : 'Lletres, no.');
  if (size) sentences.push(`El castell ${PEOPLE_WORDS[size.people]} i ${POINT_WORDS[size.points]}.`);
  return sentences.join(' ');
}

/** Shown before the first try. */
export function hintsText(date: string): string {
  const { letters, size } = hintsOf(date);
  const parts = ["l'estructura", 'els pisos'];
  if (letters) parts.push('les lletres');
  if (size) parts.push('la gent', 'els punts');
  return `Tens ${cardinal(MAX_TRIES)} proves. Cadascuna et donarà pistes ${joinList(parts.map(de))}.`;
}

export function refusalText({ kind, code }: Refusal): string {
  switch (kind) {
    case 'unknown structure':
      return `«${code}» no té cap estructura d'aquestes: P, T, 3, 4, 5, 7, 9 o 10.`;
    case 'neta':
      return 'Les netes no puntuen, i aquí no surten.';
    case 'walks':
      return 'Aquí els pilars no caminen.';
    case 'several':
      return "Aquí els castells surten sencers i d'un en un: ni vanos, ni castells junts, ni peces d'assaig.";
    case 'not scored':
      return `«${code}» està ben escrit, però no surt a la taula de puntuacions.`;
    case 'tried':
      return `Ja has provat ${code}.`;
    case 'over':
      return "El castell d'aquest dia ja s'ha acabat.";
    default:
      return notationProblemText(kind, code);
  }
}

/** Accessible name of a choice: `T, torre`. */
export const choiceName = (sign: string, words: string, excluded: boolean): string =>
  [sign, words, ...(excluded ? ['descartat per les pistes'] : [])].join(', ');

export const structureName = (structure: Structure): string => STRUCTURE_NOUNS[structure].singular;

export const floorsName = (floors: number): string => `${cardinal(floors)} pisos`;

export function holdsName(holds: Holds): string {
  if (holds === 'm') return 'variant m';
  return holds === '' ? 'sense folre' : joinList(SUPPORT_WORDS[holds]);
}

/** `address` is that of the day, so that whoever gets it can play. */
export function shareText(
  date: string,
  { tries, result }: DayRecord,
  squares: string,
  address: string,
): string {
  const outcome = result === 0 ? "no l'he trobat" : triesText(tries.length);
  return [`Castell del dia ${dayNumber(date)}: ${outcome}`, squares, address].filter(Boolean).join('\n');
}

/**
 * A row of squares per try, stacked as the floors of a castell: the first is the lowest. Letters appear only if the
 * weekday gives them.
 */
export const squaresOf = (tries: readonly Try[]): string =>
  tries
    .map(({ feedback: { structure, floors, letters } }) =>
      [structure, floors === 'same', letters]
        .filter((right) => right !== null)
        .map((right) => (right ? '🟩' : '⬜'))
        .join(''),
    )
    .reverse()
    .join('\n');

export const attendanceText = ({ played, days }: Attendance): string =>
  `${played} ${de(counted(days, 'dia', 'dies'))}`;

export const foundIn = (tries: number, days: number): string =>
  `${capitalised(triesText(tries))}: ${counted(days, 'dia', 'dies')}`;

export const missedText = (days: number): string => `No trobats: ${counted(days, 'dia', 'dies')}`;

/** `21/11` */
export const dayAndMonthFigures = (date: string): string => shortDate(date).slice(0, 5);
