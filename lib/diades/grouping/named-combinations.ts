import { parseConstruction } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';

type Named = { readonly code: string; readonly construction: Construction };

/** Keys are sorted codes. */
const NAMED: ReadonlyMap<string, Named> = new Map([
  ['Pd4+Pd4+Pd5', named('Vd5')],
  ['Pd5+Pd5+Pd6f', named('Vd6f')],
  ['3d7+4d7', named('3d7+4d7')],
]);

/** Accepts the codes in any order. */
export function namedCombination(codes: readonly string[]): Named | undefined {
  return NAMED.get([...codes].sort().join('+'));
}

function named(code: string): Named {
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(`Not a code: ${code}`);
  return { code, construction: parsed.construction };
}
