import type { Gender } from '@/lib/text/number-words';
import type { Outcome } from './outcome';
import type { Structure, Support, TrainingPiece } from './types';

export type Plurality = 'singular' | 'plural';
type Noun = { readonly gender: Gender; readonly singular: string; readonly plural: string };

export const STRUCTURE_NOUNS = {
  P: { gender: 'masculine', singular: 'pilar', plural: 'pilars' },
  T: { gender: 'feminine', singular: 'torre', plural: 'torres' },
  3: { gender: 'masculine', singular: 'tres', plural: 'tresos' },
  4: { gender: 'masculine', singular: 'quatre', plural: 'quatres' },
  5: { gender: 'masculine', singular: 'cinc', plural: 'cincs' },
  7: { gender: 'masculine', singular: 'set', plural: 'sets' },
  8: { gender: 'masculine', singular: 'vuit', plural: 'vuits' },
  9: { gender: 'masculine', singular: 'nou', plural: 'nous' },
  10: { gender: 'masculine', singular: 'deu', plural: 'deus' },
  V: { gender: 'masculine', singular: 'vano', plural: 'vanos' },
} as const satisfies Record<Structure, Noun>;

type Adjective = Readonly<Record<Gender, Readonly<Record<Plurality, string>>>>;

export const ADJECTIVES = {
  neta: {
    masculine: { singular: 'net', plural: 'nets' },
    feminine: { singular: 'neta', plural: 'netes' },
  },
  perSota: {
    masculine: { singular: 'aixecat per sota', plural: 'aixecats per sota' },
    feminine: { singular: 'aixecada per sota', plural: 'aixecades per sota' },
  },
  caminant: {
    masculine: { singular: 'caminant', plural: 'caminants' },
    feminine: { singular: 'caminant', plural: 'caminants' },
  },
  carregat: {
    masculine: { singular: 'carregat', plural: 'carregats' },
    feminine: { singular: 'carregada', plural: 'carregades' },
  },
} as const satisfies Record<string, Adjective>;

/** In spoken order, without the agulla. */
export const SUPPORT_WORDS = {
  '': [],
  f: ['folre'],
  fm: ['folre', 'manilles'],
  fmp: ['folre', 'manilles', 'puntals'],
} as const satisfies Record<Support, readonly string[]>;

export const PIECES = {
  FT: { name: 'folre a terra', gender: 'masculine', plurality: 'singular' },
  MT: { name: 'manilles a terra', gender: 'feminine', plurality: 'plural' },
  PT: { name: 'puntals a terra', gender: 'masculine', plurality: 'plural' },
} as const satisfies Record<TrainingPiece, { name: string; gender: Gender; plurality: Plurality }>;

/** Outcomes named before the tower. */
export const OUTCOME_NOUNS: Readonly<Partial<Record<Outcome, string>>> = {
  intent: 'intent',
  'intent desmuntat': 'intent desmuntat',
  'peu desmuntat': 'peu desmuntat',
};
