import type { Team } from '@/lib/castle-game/types';
import { addDays } from '@/lib/dates/days';
import { dayAndMonth, spanOfDays } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/number';
import type { CodeProblem } from './code';
import { mondayOf, type Week } from './week';

/** A week as it is said: "Setmana del 16 al 22 de novembre". */
export function weekText(week: Week): string {
  const monday = mondayOf(week);
  return `Setmana ${spanOfDays(monday, addDays(monday, 6))}`;
}

/** When the challenge of a week gives way to the next one. */
export const nextWeekText = (week: Week): string =>
  `El repte següent comença el dilluns ${dayAndMonth(addDays(mondayOf(week), 7))}.`;

/** Which performance is in course, from 1: "Diada 3 de 10". */
export const challengeStep = (number: number, all: number): string => `Diada ${number} de ${all}`;

/** Who has come to the performance in course, of those that the team has by now. */
export const presentText = ({ attendees, members }: Pick<Team, 'attendees' | 'members'>): string =>
  `${attendees}/${members} han vingut a la diada`;

/** The score of a challenge, or of a moment of it. */
export const scoreText = (points: number): string =>
  `${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`;

/** Two scores of the same week against each other. */
export function comparisonText(own: number, other: number): string {
  const between = formatInteger(Math.abs(own - other));
  if (own === other) return `Empat a ${scoreText(own)}.`;
  return own > other ? `Guanyeu per ${between} punts.` : `Us guanyen per ${between} punts.`;
}

/** Why a pasted code cannot be compared. */
export const CODE_PROBLEM_TEXTS = {
  'no code': 'Aquest codi no és de cap repte. Comprova que sigui sencer.',
  'other rules': "Aquest codi és d'una altra versió del joc i ja no es pot comparar.",
  'not played': 'Aquest codi no surt de cap partida: les seves tries no donen els punts que diu.',
} as const satisfies Record<CodeProblem, string>;
