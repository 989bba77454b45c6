import type { RankingRow } from '@/lib/diades/views/ranking-rows';
import { dateValue } from '@/lib/diades/views/sort';
import type { Columns } from '../table/use-sort';

export type RankingColumn = 'position' | 'date' | 'reason' | 'town' | 'points';

export const rankingColumns: Columns<RankingRow, RankingColumn> = {
  position: { value: ({ position }) => position, first: 'ascending' },
  date: { value: ({ date }) => dateValue(date), first: 'descending' },
  reason: { value: ({ reason }) => reason, first: 'ascending' },
  town: { value: ({ town }) => town, first: 'ascending' },
  points: { value: ({ points }) => points, first: 'descending' },
};
