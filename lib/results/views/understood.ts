import { formatTower } from '@/lib/towers/notation';
import { readCastell } from '@/lib/towers/written';
import { type DiadesFilter, LIST_OUTCOMES } from './list-filter';

// Apart from `list.ts`, so that the ranking does not load the reader of castells twice.

/** Reads the castell as people write it, with its outcome too: `4d8C`, `quatre de vuit`. */
export function understood(filter: DiadesFilter): DiadesFilter {
  const read = filter.code === null ? null : readCastell(filter.code);
  if (!read?.ok) return filter;
  const outcome = filter.outcome ?? LIST_OUTCOMES.find((one) => one === read.outcome) ?? null;
  return { ...filter, code: formatTower(read.construction), outcome };
}
