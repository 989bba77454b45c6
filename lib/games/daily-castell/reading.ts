import { formatOne } from '@/lib/towers/notation-format-one';
import { isProblem, readTower } from '@/lib/towers/notation-parse-one';
import type { Refusal } from './refusal';
import type { DailyCatalogue, DailyTower } from './types';

export type ReadTry =
  | { readonly ok: true; readonly tower: DailyTower }
  | { readonly ok: false; readonly refusal: Refusal };

/** Informal codes: `3 de 8 f`, `pd4`, `TD8FM`. */
const HURRIED = /^(\d+|[a-z])\s*de?\s*(\d+)\s*(.*)$/i;
/** Several towers (`3d7+4d7`, `3i4d7sim`) or a training piece (`FT 3d8f`). */
const SEVERAL = /\+|sim$|^[fmp]t /i;

export function readTry(catalogue: DailyCatalogue, written: string): ReadTry {
  const code = written.trim().replace(HURRIED, tidied);
  const refused = (kind: Refusal['kind']): ReadTry => ({ ok: false, refusal: { kind, code } });
  if (code === '') return refused('empty');
  if (SEVERAL.test(code)) return refused('several');
  const tower = readTower(code);
  if (isProblem(tower)) return refused(tower.kind);
  if (tower.structure === 'V') return refused('several');
  if (tower.caminant) return refused('walks');
  if (tower.neta) return refused('neta');
  const found = catalogue.byCode.get(formatOne(tower));
  return found ? { ok: true, tower: found } : refused('not scored');
}

const tidied = (_whole: string, structure: string, floors: string, rest: string): string =>
  `${structure.toUpperCase()}d${floors}${rest.replace(/\s/g, '').toLowerCase()}`;
