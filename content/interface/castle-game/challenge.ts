import { mondayOf, type Week } from '@/lib/castle-game/challenge/challenge';
import type { CodeProblem } from '@/lib/castle-game/challenge/code';
import type { Team } from '@/lib/castle-game/types';
import { addDays } from '@/lib/dates/days';
import { dayAndMonth, spanOfDays } from '@/lib/dates/formats';
import { pointsText } from './points-and-members';

export const CHALLENGE_TEXTS = {
  again: 'Torna-hi des del principi',
  againTitle: 'Tornar a començar el repte',
  againQuestion: 'Perdràs aquest resultat i el seu codi. Si el vols conservar, copia abans el codi.',
  keep: "Queda-t'hi",
  leave: 'Plega',
  score: 'Porteu',
  over: "S'ha acabat el repte",
  next: 'Ronda següent',
  end: 'Final de la diada',
  otherRules: 'El joc ha canviat des que el vas començar: el repte torna a començar.',
  code: 'El teu codi',
  codeHint: 'Amb aquest codi, qui vulguis pot comparar el seu resultat amb el teu.',
  copy: 'Copia el codi',
  copyWords: { copied: "S'ha copiat.", refused: 'El navegador no deixa copiar: selecciona el codi.' },
  theirs: "El codi d'algú altre",
  compare: 'Compara',
  otherWeek: "Aquest codi és d'una altra setmana o d'un altre repte.",
  halfWay: 'Encara no ha acabat.',
} as const;

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

export const scoreText = pointsText;

export function comparisonText(own: number, other: number): string {
  const between = scoreText(Math.abs(own - other));
  if (own === other) return `Empat a ${scoreText(own)}.`;
  return own > other ? `Guanyeu per ${between}.` : `Us guanyen per ${between}.`;
}

export const CODE_PROBLEM_TEXTS = {
  'no code': 'Aquest codi no és de cap repte. Comprova que sigui sencer.',
  'other rules': "Aquest codi és d'una altra versió del joc i ja no es pot comparar.",
  'not played': 'Aquest codi no surt de cap partida: les seves tries no donen els punts que diu.',
} as const satisfies Record<CodeProblem, string>;
