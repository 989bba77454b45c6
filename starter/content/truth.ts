import type { Told } from '@/lib/truth/report';

/** What `npm run truth` compares beside the `says` of entries. */
export const truth = {
  bestDiades: 0,
  pages: [],
  duties: { echoes: [], promises: [], wordings: [], prices: [], teams: [], apart: [] },
} as const satisfies Pick<Told, 'bestDiades' | 'pages' | 'duties'>;
