import type { PageText } from '@/lib/site/pages';

export const bestTowers = {
  title: 'Millors castells',
  lead: 'Del més difícil al que ens va obrir la porta dels altres. Cada dibuix surt de la notació: compta-hi els pisos i la gent del tronc. Entra a cada castell per saber com es fa i quan el vam fer.',
  sections: [],
} as const satisfies PageText;
