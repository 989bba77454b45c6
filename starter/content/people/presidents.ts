// Per escriure: la llista de presidències
import { pages } from '@/content/pages';
import type { Office } from '@/lib/club/people';

/** Presidents of the association, one after another since the foundation. */
export const presidents = {
  id: 'presidents',
  role: 'Presidència',
  path: pages.presidents.path,
  tenures: [],
} as const satisfies Office;
