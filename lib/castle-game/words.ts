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

/** Attempts left in a rehearsal. */
export function attemptsLabel(left: number): string {
  if (left === 1) return 'ÚLTIMA PROVA';
  return left === 0 ? 'No queden proves' : `Queden ${left} proves`;
}

/** Asked before leaving a rehearsal with attempts left (1 or more). */
export const advanceQuestion = (left: number): string =>
  `Segur que vols avançar de dia? Encara tens ${left} ${left === 1 ? 'prova' : 'proves'} per fer.`;

/** Why nothing can be rehearsed on the day of a performance. */
export const NO_REHEARSAL_TODAY = "Avui no hi ha assaig: és dia d'actuació.";

/** Why there was no performance on its Thursday. */
export const missedSentence = ({ day, came, needed }: MissedPerformance): string =>
  `El dijous ${dayAndMonth(day)} no vau actuar: calien ${needed} assistents i només en ${came === 1 ? 'venia' : 'venien'} ${came}.`;

// Rounds and their points

const ORDINALS = ['1a', '2a', '3a', '4a', '5a', '6a'] as const;

/** Name of a round, from 1. */
export const roundLabel = (number: number): string => `${ORDINALS[number - 1] ?? `${number}a`} Ronda`;

/** Points of a tower, as its badges write them. */
export const pointsLabel = (points: number): string => `${formatInteger(points)}p`;

/** What a number of points is counted in. */
export const pointsWord = (points: number): string => (points === 1 ? 'punt' : 'punts');

// Members of the team

/** How many members a team has. */
export const membersCount = (members: number): string =>
  members === 1 ? 'Sou 1 casteller' : `Sou ${formatInteger(members)} castellers`;

/** The size of a saved team, beside its day. */
export const teamSize = (members: number): string => `${members} castellers`;

/** People gained or lost, with its sign. */
export const membersLabel = (change: number): string =>
  `${change < 0 ? '-' : '+'}${Math.abs(change)} castellers`;

/** What really happened to the team after a performance, in words. */
export function membersSentence(before: number, after: number): string {
  const change = Math.abs(after - before);
  const people = change === 1 ? 'una persona' : `${cardinal(change, 'feminine')} persones`;
  if (after > before)
    return `S'${change === 1 ? 'hi ha apuntat' : 'hi han apuntat'} ${people}: ara sou ${after}.`;
  if (after < before) return `${change === 1 ? 'Ha plegat' : 'Han plegat'} ${people}: ara sou ${after}.`;
  return `No ha vingut ni ha plegat ningú: continueu sent ${after}.`;
}

/** How a performance left the team: "De 35 a 37 castellers". */
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

/** A tower of the game in words: "tres de cinc" for `3d5`. What cannot be read stays as it is. */
export function spokenTower(code: string): string {
  const parsed = parseConstruction(code);
  return parsed.ok ? towerName(parsed.construction) : code;
}

/** What is read aloud of a tower once it is over: `Tres de set: ha pujat i ha baixat sense cap ensurt.` */
export function saidResult(code: string, told: string): string {
  return `${capitalised(spokenTower(code))}: ${told.charAt(0).toLocaleLowerCase('ca')}${told.slice(1)}`;
}

/** A tower and what became of it, in words: `i3d5` is "intent de tres de cinc". What is no notation stays as it is. */
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

/** A tower as the history writes it: `3d5C`, `i3d5`, `id3d5`. */
export const markedCode = (code: string, outcome: GameOutcome): string =>
  MARKS[outcome].before + code + MARKS[outcome].after;

/** Initials of the outcomes in the strip of the last five. */
export const INITIALS = {
  descarregat: 'D',
  carregat: 'C',
  intent: 'I',
  'intent desmuntat': 'ID',
} as const satisfies Record<GameOutcome, string>;

/** People that a tower takes. */
export const peopleLabel = (people: number): string => `${people} persones`;

/** How many towers of a group a team is large enough for. */
export const withinReach = (within: number, all: number): string => `${within} de ${all} a l'abast`;

/** Members that a tower still asks for: 1 or more. */
export const missingLabel = (missing: number): string =>
  missing === 1 ? 'us en falta 1' : `us en falten ${missing}`;

/** How much of a list is shown. */
export const shownLabel = (shown: number, all: number): string =>
  `Se'n ${shown === 1 ? 'mostra 1' : `mostren ${formatInteger(shown)}`} de ${formatInteger(all)}.`;

// What an attempt taught

const tenths = (share: number) => Math.round(share * 1000);
const withComma = (value: number) => (value / 10).toFixed(1).replace('.', ',');

/** A share from 0 to 1 as a percentage with one decimal, since one attempt teaches less than one percent: `13,6 %`. */
export const percentWithTenth = (share: number): string => `${withComma(tenths(share))}\u00A0%`;

/** How far a chance went that shows the same figure as before. */
export const NO_CHANGE = '0,0';

/** How far the chance went, from the figures as they are shown: `+0,6`, or `NO_CHANGE`. */
export function lessonChange({ before, now }: Pick<Lesson, 'before' | 'now'>): string {
  const change = tenths(now) - tenths(before);
  if (change === 0) return NO_CHANGE;
  return `${change > 0 ? '+' : '-'}${withComma(Math.abs(change))}`;
}

/** Why a chance stays where it is when a single tower holds it there. */
export const heldSentence = (code: string, by: string): string =>
  `Cap castell no és més segur que el que l'aguanta: per fer pujar ${code}, assageu ${by}. El que n'heu après avui ja hi comptarà.`;

/** What a chart of progress shows, for who does not see it. Expects one attempt at least. */
export function chartLabel({ stat: { code }, points }: Progress): string {
  const [first, last] = [points.at(0)?.chance ?? 0, points.at(-1)?.chance ?? 0].map(formatPercent);
  const tries = points.length === 1 ? 'Una prova' : `${points.length} proves`;
  const course = first === last ? `${tries}, amb un ${first}` : `${tries}, d'un ${first} a un ${last}`;
  return `Gràfic: ${code}. ${course} de probabilitat de descarregar-lo.`;
}

// Missions

/** An objective as it counts: `3d4n descarregat: 2/5`. A save could have counted more than it takes. */
export const objectiveLabel = ({ code, outcome, amount = 1 }: Objective, current: number): string =>
  `${code} ${outcome}: ${Math.min(current, amount)}/${amount}`;

/** What a mission pays in all. */
export const rewardLabel = (rewards: readonly Reward[]): string => membersLabel(rewardOf(rewards));

/** The first step of the help, for a game that proposes so many missions. */
export function acceptMissionsStep(missions: number): string {
  const which =
    missions === 1 ? "la que hi ha: és l'única" : `les ${cardinal(missions, 'feminine')}: són l'única`;
  return `Obre MISSIONS i accepta ${which} manera de passar dels ${NEW_TEAM_MEMBERS} castellers del principi als ${PERFORMANCE_ATTENDEES} que demana una actuació.`;
}

/** Name of the button that accepts a mission, which begins as the button reads. */
export const acceptLabel = ({ title }: Mission): string => `Accepta-la: ${title}`;

/** Said when a mission has been accepted. */
export const acceptedLabel = (title: string): string => `Heu acceptat la missió «${title}».`;
