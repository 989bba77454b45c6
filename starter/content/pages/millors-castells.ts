import type { PageText } from '@/lib/site/pages';

export const bestTowers = {
  title: 'Millors castells',
  lead: 'Què és cada castell, del més alt al més baix.',
  sections: [],
} as const satisfies PageText;
