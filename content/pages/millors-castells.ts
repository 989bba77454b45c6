import type { PageText } from '@/lib/site/pages';

export const bestTowers = {
  title: 'Millors castells',
  lead: 'Del més difícil al més senzill.',
  sections: [],
} as const satisfies PageText;
