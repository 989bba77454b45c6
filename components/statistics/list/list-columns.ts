import type { ListRow } from '@/lib/diades/views/list';
import type { Columns } from '../table/use-sort';

export type ListColumn = 'date' | 'reason' | 'town';

export const listColumns: Columns<ListRow, ListColumn> = {
  date: { value: ({ diada }) => diada.date, first: 'descending' },
  reason: { value: ({ diada }) => diada.reason, first: 'ascending' },
  town: { value: ({ diada }) => diada.town, first: 'ascending' },
};
