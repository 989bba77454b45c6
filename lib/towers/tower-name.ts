import { cardinal, de, type Gender, joinList } from '@/lib/text/catalan';
import type { Structure, Support, Tower } from './types';

// The words of one tower. Apart from `name.ts`, so that the castell of the day, which loads this file alone, stays small.

export type Plurality = 'singular' | 'plural';
type Noun = { readonly gender: Gender; readonly singular: string; readonly plural: string };

export const STRUCTURE_NOUNS = {
  P: { gender: 'masculine', singular: 'pilar', plural: 'pilars' },
  T: { gender: 'feminine', singular: 'torre', plural: 'torres' },
  3: { gender: 'masculine', singular: 'tres', plural: 'tresos' },
  4: { gender: 'masculine', singular: 'quatre', plural: 'quatres' },
  5: { gender: 'masculine', singular: 'cinc', plural: 'cincs' },
  6: { gender: 'masculine', singular: 'sis', plural: 'sisos' },
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

/** Gender and plurality are for adjectives, which follow `separator`. */
export type Phrase = {
  readonly name: string;
  readonly gender: Gender;
  readonly plurality: Plurality;
  readonly separator?: string;
};

/** `count` equal towers. */
export function towerPhrase(tower: Tower, count = 1): Phrase {
  const { gender, ...forms } = STRUCTURE_NOUNS[tower.structure];
  const plurality = count === 1 ? 'singular' : 'plural';
  const noun = count === 1 ? forms.singular : `${cardinal(count, gender)} ${forms.plural}`;
  return { name: `${noun} ${description(tower, gender, plurality)}`, gender, plurality };
}

/** "de set aixecat per sota amb l'agulla" */
export function description(tower: Tower, gender: Gender, plurality: Plurality): string {
  const marks = (['neta', 'perSota', 'caminant'] as const).filter((mark) => tower[mark]);
  const company = [...SUPPORT_WORDS[tower.support], ...(tower.agulla ? ["l'agulla"] : [])];
  return [
    de(cardinal(tower.floors)),
    // The letter is read as it is written.
    ...(tower.variant ? ['ema'] : []),
    ...marks.map((mark) => ADJECTIVES[mark][gender][plurality]),
    ...(company.length > 0 ? [`amb ${joinList(company)}`] : []),
  ].join(' ');
}
