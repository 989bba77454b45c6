import type { Introduction } from '@/lib/story/checks/introductions';

/** What a night can remember, and the values of each. */
export const facts = {
  /** Where the reader has been before the dew. */
  visita: ['biblioteca', 'parada'],
} as const;

/** Who and what a night has to introduce, and the words that do. */
export const introductions: readonly Introduction[] = [];
