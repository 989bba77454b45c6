import type { PageText } from '@/lib/site/pages';

export const bestTowers = {
  title: 'Millors castells',
  lead: 'Del més difícil al que ens va obrir la porta dels altres. Entra a cada castell per saber com es fa i quan el vam fer.',
  sections: [],
} as const satisfies PageText;
