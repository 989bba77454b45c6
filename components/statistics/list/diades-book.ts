import type { DiadesFilter } from '@/lib/diades/filter';
import type { ListChoices } from '@/lib/diades/list-query';
import type { ListRows } from '@/lib/diades/list-rows';

/** What the list shows of some results: what can be asked for, and the answer. */
export type DiadesBook = {
  readonly choices: ListChoices;
  readonly find: (filter: DiadesFilter) => ListRows;
};
