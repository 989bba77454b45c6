import type { Team } from '@/lib/castle-game/types';
import { addDays } from '@/lib/dates/days';
import { dayAndMonth, spanOfDays } from '@/lib/dates/formats';
import { formatInteger } from '@/lib/text/number';
import type { CodeProblem } from './code';
import { mondayOf, type Week } from './week';

/** Example: "Setmana del 16 al 22 de novembre". */
export function weekText(week: Week): string {
  const monday = mondayOf(week);
  return `Setmana ${spanOfDays(monday, addDays(monday, 6))}`;
}

export const nextWeekText = (week: Week): string =>
  `El repte següent comença el dilluns ${dayAndMonth(addDays(mondayOf(week), 7))}.`;

/** Example: "Diada 3 de 10". `number` counts from 1. */
export const challengeStep = (number: number, all: number): string => `Diada ${number} de ${all}`;

export const presentText = ({ attendees, members }: Pick<Team, 'attendees' | 'members'>): string =>
  `${attendees}/${members} han vingut a la diada`;

export const scoreText = (points: number): string =>
  `${formatInteger(points)} ${points === 1 ? 'punt' : 'punts'}`;

export function comparisonText(own: number, other: number): string {
  const between = formatInteger(Math.abs(own - other));
  if (own === other) return `Empat a ${scoreText(own)}.`;
  return own > other ? `Guanyeu per ${between} punts.` : `Us guanyen per ${between} punts.`;
}

export const CODE_PROBLEM_TEXTS = {
  'no code': 'Aquest codi no és de cap repte. Comprova que sigui sencer.',
  'other rules': "Aquest codi és d'una altra versió del joc i ja no es pot comparar.",
  'not played': 'Aquest codi no surt de cap partida: les seves tries no donen els punts que diu.',
} as const satisfies Record<CodeProblem, string>;
