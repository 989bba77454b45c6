import type { Diada } from '@/lib/diades/types';
import { dateValue } from '@/lib/diades/views/sort';
import type { Columns } from '../table/use-sort';

export type ListColumn = 'date' | 'reason' | 'town';

export const listColumns: Columns<Diada, ListColumn> = {
  date: { value: ({ date }) => dateValue(date), first: 'descending' },
  reason: { value: ({ reason }) => reason, first: 'ascending' },
  town: { value: ({ town }) => town, first: 'ascending' },
};
