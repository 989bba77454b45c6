import type { Told } from '@/lib/truth/report';
import { assajos } from './pages/assajos';

/** What `npm run truth` compares beside the `says` of entries. */
export const truth = {
  bestDiades: 0,
  pages: [{ id: 'assajos', text: assajos }],
  duties: { echoes: [], promises: [], wordings: [], prices: [], teams: [], apart: [] },
} as const satisfies Pick<Told, 'bestDiades' | 'pages' | 'duties'>;
