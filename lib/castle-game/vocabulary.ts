import type { Outcome } from '@/lib/towers/types';

export const CONTEXTS = ['rehearsal', 'performance'] as const;
export type Context = (typeof CONTEXTS)[number];

export const GAME_OUTCOMES = [
  'descarregat',
  'carregat',
  'intent',
  'intent desmuntat',
] as const satisfies readonly Outcome[];
export type GameOutcome = (typeof GAME_OUTCOMES)[number];

export const BUILT = ['carregat', 'descarregat'] as const satisfies readonly GameOutcome[];
export type Built = (typeof BUILT)[number];

/**
 * What a mission can ask for besides a tower. Saves store it as the code of an objective that is descarregat:
 * never change these spellings.
 */
export const WAYS = [
  'primer cop',
  'sense caure',
  'tres estructures',
  'tot descarregat',
  'més gent',
  'rècord',
  'pilar',
  'castell fet',
  'tercers',
  'segons',
  'primers',
  'convidats',
] as const;
export type Way = (typeof WAYS)[number];

/** Of a named diada, by the place among its clubs. */
export const PLACE_WAYS = ['tercers', 'segons', 'primers'] as const satisfies readonly Way[];

export const wayOf = (code: string): Way | undefined => WAYS.find((way) => way === code);
