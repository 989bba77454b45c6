import { mondayOf, type Week } from '@/lib/castle-game/challenge/challenge';
import type { CodeProblem } from '@/lib/castle-game/challenge/code';
import type { WeekResult } from '@/lib/castle-game/challenge/results';
import type { Team } from '@/lib/castle-game/types';
import { addDays } from '@/lib/dates/days';
import { dayAndMonth, spanOfDays } from '@/lib/dates/formats';
import { counted, formatInteger } from '@/lib/text/catalan';
import { pointsText } from './points-and-members';

export const CHALLENGE_TEXTS = {
  leave: 'Plega',
  score: 'Porteu',
  over: "S'ha acabat el repte",
  next: 'Ronda següent',
  end: 'Final de la diada',
  otherRules: 'El joc ha canviat des que el vas començar: el repte torna a començar.',
  unsaved: "El navegador no ha pogut desar el resultat. Copia'n l'enllaç si el vols conservar.",
  linkHint: 'Amb aquest enllaç, qui vulguis pot comparar el seu resultat amb el teu.',
  copyLink: "Copia l'enllaç",
  share: 'Comparteix',
  copyWords: { copied: "S'ha copiat.", refused: "El navegador no deixa copiar: selecciona l'enllaç." },
  halfWay: 'Encara no ha acabat.',
  shared: "T'han enviat un repte",
  badLink: "L'enllaç no es pot obrir. Demana'n un altre a qui te l'ha enviat.",
  stillOpen: "És el d'aquesta setmana: encara hi pots jugar.",
  closeShared: 'Tanca',
  nextWeek: (week: Week): string =>
    `El repte següent comença el dilluns ${dayAndMonth(addDays(mondayOf(week), 7))}.`,
  /** Example: "Diada 3 de 10". `number` counts from 1. */
  step: (number: number, all: number): string => `Diada ${number} de ${all}`,
  present: ({ attendees, members }: Pick<Team, 'attendees' | 'members'>): string =>
    `${attendees}/${members} ${attendees === 1 ? 'ha' : 'han'} vingut a la diada`,
  usual: (usual: number): string =>
    `Triant sempre el que dona més punts de mitjana se'n farien ${formatInteger(usual)}.`,
  streak: (weeks: number): string =>
    weeks === 0 ? 'Ara no tens cap ratxa.' : `Ratxa: ${counted(weeks, 'setmana', 'setmanes')}.`,
  /** Without a result of one's own for that week. */
  theirs: ({ week }: Pick<WeekResult, 'week'>, points: number): string =>
    `${weekText(week)}: ${scoreText(points)}. Tu no en tens cap resultat.`,
} as const;

/** Example: "Setmana del 16 al 22 de novembre". */
export function weekText(week: Week): string {
  const monday = mondayOf(week);
  return `Setmana ${spanOfDays(monday, addDays(monday, 6))}`;
}

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
