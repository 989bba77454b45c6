// Per escriure: la llista de caps de colla
import { pages } from '@/content/pages';
import type { Office } from '@/lib/club/people';

/** Heads of the technical board, one after another since the foundation. */
export const heads = {
  id: 'caps-de-colla',
  role: 'Cap de colla',
  path: pages.heads.path,
  tenures: [],
} as const satisfies Office;
