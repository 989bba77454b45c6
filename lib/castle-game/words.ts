import { rewardOf } from '@/lib/castle-game/engine/missions';
import { NEW_TEAM_MEMBERS, PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { dayAndMonth } from '@/lib/dates/formats';
import { formatInteger, formatPercent } from '@/lib/text/number';
import { cardinal } from '@/lib/text/number-words';
import { capitalised } from '@/lib/text/sentence';
import { towerName } from '@/lib/towers/name';
import { parseConstruction, parseTower } from '@/lib/towers/notation';
import type { Lesson } from './screens/lesson';
import type { Progress } from './screens/progress';
import type { MissedPerformance, Mission, Objective, Reward } from './types';

// Days and attempts

export function attemptsLabel(left: number): string {
  if (left === 1) return 'ÚLTIMA PROVA';
  return left === 0 ? 'No queden proves' : `Queden ${left} proves`;
}

/** `left` is at least 1. */
export const advanceQuestion = (left: number): string =>
  `Segur que vols avançar de dia? Encara tens ${left} ${left === 1 ? 'prova' : 'proves'} per fer.`;

export const NO_REHEARSAL_TODAY = "Avui no hi ha assaig: és dia d'actuació.";

export const missedSentence = ({ day, came, needed }: MissedPerformance): string =>
  `El dijous ${dayAndMonth(day)} no vau actuar: calien ${needed} assistents i només en ${came === 1 ? 'venia' : 'venien'} ${came}.`;

// Rounds and their points

const ORDINALS = ['1a', '2a', '3a', '4a', '5a', '6a'] as const;

/** `number` counts from 1. */
export const roundLabel = (number: number): string => `${ORDINALS[number - 1] ?? `${number}a`} Ronda`;

export const pointsLabel = (points: number): string => `${formatInteger(points)}p`;

export const pointsWord = (points: number): string => (points === 1 ? 'punt' : 'punts');

// Members of the team

export const membersCount = (members: number): string =>
  members === 1 ? 'Sou 1 casteller' : `Sou ${formatInteger(members)} castellers`;

export const teamSize = (members: number): string => `${members} castellers`;

export const membersLabel = (change: number): string =>
  `${change < 0 ? '-' : '+'}${Math.abs(change)} castellers`;

export function membersSentence(before: number, after: number): string {
  const change = Math.abs(after - before);
  const people = change === 1 ? 'una persona' : `${cardinal(change, 'feminine')} persones`;
  if (after > before)
    return `S'${change === 1 ? 'hi ha apuntat' : 'hi han apuntat'} ${people}: ara sou ${after}.`;
  if (after < before) return `${change === 1 ? 'Ha plegat' : 'Han plegat'} ${people}: ara sou ${after}.`;
  return `No ha vingut ni ha plegat ningú: continueu sent ${after}.`;
}

/** Example: "De 35 a 37 castellers". */
export const membersStory = ({
  before,
  after,
}: {
  readonly before: number;
  readonly after: number;
}): string =>
  before === after
    ? `Sense canvis: ${formatInteger(after)} castellers`
    : `De ${formatInteger(before)} a ${formatInteger(after)} castellers`;

// Towers

/** "tres de cinc" for `3d5`. An invalid code is returned unchanged. */
export function spokenTower(code: string): string {
  const parsed = parseConstruction(code);
  return parsed.ok ? towerName(parsed.construction) : code;
}

/** Text for screen readers: `Tres de set: ha pujat i ha baixat sense cap ensurt.` */
export function saidResult(code: string, told: string): string {
  return `${capitalised(spokenTower(code))}: ${told.charAt(0).toLocaleLowerCase('ca')}${told.slice(1)}`;
}

/** "intent de tres de cinc" for `i3d5`. An invalid label is returned unchanged. */
export function spokenAttempt(label: string): string {
  const parsed = parseTower(label);
  return parsed.ok ? towerName(parsed) : label;
}

const MARKS = {
  descarregat: { before: '', after: '' },
  carregat: { before: '', after: 'C' },
  intent: { before: 'i', after: '' },
  'intent desmuntat': { before: 'id', after: '' },
} as const satisfies Record<GameOutcome, { before: string; after: string }>;

/** Example: `3d5C`, `i3d5`, `id3d5`. */
export const markedCode = (code: string, outcome: GameOutcome): string =>
  MARKS[outcome].before + code + MARKS[outcome].after;

export const INITIALS = {
  descarregat: 'D',
  carregat: 'C',
  intent: 'I',
  'intent desmuntat': 'ID',
} as const satisfies Record<GameOutcome, string>;

export const peopleLabel = (people: number): string => `${people} persones`;

export const withinReach = (within: number, all: number): string => `${within} de ${all} a l'abast`;

/** `missing` is at least 1. */
export const missingLabel = (missing: number): string =>
  missing === 1 ? 'us en falta 1' : `us en falten ${missing}`;

export const shownLabel = (shown: number, all: number): string =>
  `Se'n ${shown === 1 ? 'mostra 1' : `mostren ${formatInteger(shown)}`} de ${formatInteger(all)}.`;

// What an attempt taught

const tenths = (share: number) => Math.round(share * 1000);
const withComma = (value: number) => (value / 10).toFixed(1).replace('.', ',');

/** Example: `13,6 %`. One attempt can teach less than one percent. */
export const percentWithTenth = (share: number): string => `${withComma(tenths(share))}\u00A0%`;

export const NO_CHANGE = '0,0';

/** Compares the displayed figures: `+0,6`, or `NO_CHANGE`. */
export function lessonChange({ before, now }: Pick<Lesson, 'before' | 'now'>): string {
  const change = tenths(now) - tenths(before);
  if (change === 0) return NO_CHANGE;
  return `${change > 0 ? '+' : '-'}${withComma(Math.abs(change))}`;
}

export const heldSentence = (code: string, by: string): string =>
  `Cap castell no és més segur que el que l'aguanta: per fer pujar ${code}, assageu ${by}. El que n'heu après avui ja hi comptarà.`;

/** Accessible name of the chart. Expects at least one attempt. */
export function chartLabel({ stat: { code }, points }: Progress): string {
  const [first, last] = [points.at(0)?.chance ?? 0, points.at(-1)?.chance ?? 0].map(formatPercent);
  const tries = points.length === 1 ? 'Una prova' : `${points.length} proves`;
  const course = first === last ? `${tries}, amb un ${first}` : `${tries}, d'un ${first} a un ${last}`;
  return `Gràfic: ${code}. ${course} de probabilitat de descarregar-lo.`;
}

// Missions

/** Example: `3d4n descarregat: 2/5`. A save can contain more than `amount`. */
export const objectiveLabel = ({ code, outcome, amount = 1 }: Objective, current: number): string =>
  `${code} ${outcome}: ${Math.min(current, amount)}/${amount}`;

export const rewardLabel = (rewards: readonly Reward[]): string => membersLabel(rewardOf(rewards));

export function acceptMissionsStep(missions: number): string {
  const which =
    missions === 1 ? "la que hi ha: és l'única" : `les ${cardinal(missions, 'feminine')}: són l'única`;
  return `Obre MISSIONS i accepta ${which} manera de passar dels ${NEW_TEAM_MEMBERS} castellers del principi als ${PERFORMANCE_ATTENDEES} que demana una actuació.`;
}

/** Starts with the visible label. */
export const acceptLabel = ({ title }: Mission): string => `Accepta-la: ${title}`;

export const acceptedLabel = (title: string): string => `Heu acceptat la missió «${title}».`;
