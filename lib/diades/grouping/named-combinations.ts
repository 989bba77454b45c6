import type { Construction, Tower } from '@/lib/towers/types';

type Named = { readonly code: string; readonly construction: Construction };

const PLAIN = {
  kind: 'tower',
  perSota: false,
  agulla: false,
  support: '',
  neta: false,
  caminant: false,
} as const;

const vanoDeCinc: Tower = { ...PLAIN, structure: 'V', floors: 5 };
const vanoDeSis: Tower = { ...PLAIN, structure: 'V', floors: 6, support: 'f' };
const tresIQuatre: Construction = {
  kind: 'combination',
  simultaneous: false,
  towers: [
    { ...PLAIN, structure: '3', floors: 7 },
    { ...PLAIN, structure: '4', floors: 7 },
  ],
};

/** Towers raised in one round that have a name together, by their codes in alphabetical order. */
const NAMED: ReadonlyMap<string, Named> = new Map([
  ['Pd4+Pd4+Pd5', { code: 'Vd5', construction: vanoDeCinc }],
  ['Pd5+Pd5+Pd6f', { code: 'Vd6f', construction: vanoDeSis }],
  ['3d7+4d7', { code: '3d7+4d7', construction: tresIQuatre }],
]);

/** The named combination that exactly these towers make, in any order. */
export function namedCombination(codes: readonly string[]): Named | undefined {
  return NAMED.get([...codes].sort().join('+'));
}
