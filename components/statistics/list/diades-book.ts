import type { ListChoices } from '@/lib/diades/address/list-query';
import type { DiadesFilter } from '@/lib/diades/views/filter';
import type { ListRows } from '@/lib/diades/views/list-rows';

/** What the list shows of some results: what can be asked for, and the answer. */
export type DiadesBook = {
  readonly choices: ListChoices;
  readonly find: (filter: DiadesFilter) => ListRows;
};
