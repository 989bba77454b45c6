import {
  formatOne,
  isProblem,
  type ProblemKind,
  readTower,
  tidyCode,
  towerProblem,
} from '@/lib/towers/tower-notation';
import type { Tower } from '@/lib/towers/types';
import {
  type DailyCatalogue,
  type DailyTower,
  HOLDS,
  PART_NAMES,
  type PartName,
  type Parts,
} from './catalogue';

export type Refusal = {
  readonly kind: ProblemKind | 'neta' | 'walks' | 'several' | 'not scored' | 'tried' | 'over';
  /** As typed, or canonical. */
  readonly code: string;
};

/** The best known tower. Throws without towers. */
export function startOf({ towers: [first] }: DailyCatalogue): DailyTower {
  if (first === undefined) throw new Error('There is no tower to try.');
  return first;
}

export type Option<Name extends PartName> = {
  readonly value: Parts[Name];
  readonly chosen: boolean;
  readonly refusal: Refusal | null;
};

/** All values of a part, with whether they fit the parts before it. */
export function optionsFor<Name extends PartName>(
  catalogue: DailyCatalogue,
  built: Parts,
  name: Name,
): readonly Option<Name>[] {
  return valuesOf(catalogue, name).map((value) => {
    const change = { [name]: value } satisfies Partial<Parts>;
    const refused = choose(catalogue, built, name, value) === undefined;
    return {
      value,
      chosen: built[name] === value,
      refusal: refused ? refusalOf({ ...built, ...NOTHING_AFTER[name], ...change }) : null,
    };
  });
}

/** Keeps earlier parts. Changes later ones as little as possible. */
export function choose<Name extends PartName>(
  { towers }: DailyCatalogue,
  built: Parts,
  name: Name,
  value: Parts[Name],
): DailyTower | undefined {
  const wanted = { ...built, [name]: value };
  const fixed = PART_NAMES.slice(0, PART_NAMES.indexOf(name) + 1);
  const fitting = towers.filter(({ parts }) => fixed.every((part) => parts[part] === wanted[part]));
  return fitting.sort((one, other) => distance(one.parts, wanted) - distance(other.parts, wanted))[0];
}

/** Floors weigh most, then the support, then per sota and agulla. */
const distance = (one: Parts, other: Parts): number =>
  8 * Math.abs(one.floors - other.floors) +
  4 * Number(one.holds !== other.holds) +
  2 * Number(one.perSota !== other.perSota) +
  Number(one.agulla !== other.agulla);

const MARKS = { perSota: false, agulla: false };
const NOTHING_AFTER = {
  structure: { holds: '', ...MARKS },
  floors: { holds: '', ...MARKS },
  holds: MARKS,
  perSota: { agulla: false },
  agulla: {},
} as const satisfies Record<PartName, Partial<Parts>>;

function valuesOf<Name extends PartName>({ towers }: DailyCatalogue, name: Name): readonly Parts[Name][] {
  const found = new Set(towers.map(({ parts }) => parts[name]));
  return [...found].sort((one, other) => placeOf(one) - placeOf(other));
}

const ORDER: readonly Parts[PartName][] = ['P', 'T', ...HOLDS, false, true];
const placeOf = (value: Parts[PartName]): number =>
  ORDER.includes(value) ? ORDER.indexOf(value) - ORDER.length : Number(value);

function refusalOf({ structure, floors, holds, perSota, agulla }: Parts): Refusal {
  const tower: Tower = {
    kind: 'tower',
    structure,
    floors,
    perSota,
    agulla,
    support: holds === 'm' ? '' : holds,
    variant: holds === 'm' ? holds : undefined,
    neta: false,
    caminant: false,
  };
  return { kind: towerProblem(tower) ?? 'not scored', code: formatOne(tower) };
}

type ReadTry =
  | { readonly ok: true; readonly tower: DailyTower }
  | { readonly ok: false; readonly refusal: Refusal };

/** Several towers (`3d7+4d7`, `3i4d7sim`) or a training piece (`FT 3d8f`). */
const SEVERAL = /\+|sim$|^[fmp]t /i;

export function readTry(catalogue: DailyCatalogue, written: string): ReadTry {
  const code = tidyCode(written);
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
