import type { Diada } from '@/lib/results/diada';
import { namedCombination } from '@/lib/results/grouping';
import { formatTower } from '@/lib/towers/notation';
import type { Construction } from '@/lib/towers/types';
import { readCastell } from '@/lib/towers/written';
import { type ReadList, searchableDiades } from './list';
import { type DiadesFilter, LIST_OUTCOMES } from './list-filter';

// Apart from `list.ts`, so that the ranking does not load the reader of castells twice.

/** Those that a diada has of it: towers of a round that no rule names count one by one. */
function codesOf(construction: Construction): readonly string[] {
  const towers = construction.kind === 'combination' ? construction.towers : [];
  const codes = towers.map((tower) => formatTower(tower));
  const named = namedCombination(codes);
  return codes.length === 0 || named ? [named?.code ?? formatTower(construction)] : codes;
}

/** Reads the castells as people write them, with their outcome too: `4d8C`, `quatre de vuit`, `3d7, 4d7 i 5d7`. */
export function understood(filter: DiadesFilter): DiadesFilter {
  const parts = (filter.code ?? '').split(/[,;/]|\si\s/).map(readCastell);
  if (!parts.every(({ ok }) => ok)) return filter;
  const codes = new Set(parts.flatMap((read) => (read.ok ? codesOf(read.construction) : [])));
  const [written] = parts.flatMap((read) => (read.ok ? (read.outcome ?? []) : []));
  const outcome = filter.outcome ?? LIST_OUTCOMES.find((one) => one === written) ?? null;
  return { ...filter, code: [...codes].join(','), outcome };
}

/** `codes`: towers of the page by merit, as built. */
export const readableList = (
  diades: readonly Diada[],
  codes: readonly string[],
  incomplete: ReadList['incomplete'],
): ReadList => ({ ...searchableDiades(diades, codes), incomplete, understood });
