import { formatTower } from '@/lib/towers/notation';
import { readCastell } from '@/lib/towers/written';
import { type DiadesFilter, LIST_OUTCOMES } from './list-filter';

// Apart from `list.ts`, so that the ranking does not load the reader of castells twice.

/** Reads the castells as people write them, with their outcome too: `4d8C`, `quatre de vuit`, `3d7, 4d7 i 5d7`. */
export function understood(filter: DiadesFilter): DiadesFilter {
  const parts = (filter.code ?? '').split(/[,;/]|\si\s/).map(readCastell);
  const codes = parts.flatMap((read) => (read.ok ? formatTower(read.construction) : []));
  if (codes.length < parts.length) return filter;
  const [written] = parts.flatMap((read) => (read.ok ? (read.outcome ?? []) : []));
  const outcome = filter.outcome ?? LIST_OUTCOMES.find((one) => one === written) ?? null;
  return { ...filter, code: codes.join(','), outcome };
}
