import type { PageText } from '@/lib/site/page-text';

export const bestTowers = {
  title: 'Millors castells',
  lead: 'Del més difícil al que ens va obrir la porta dels altres. Cada dibuix surt de la notació: compta-hi els pisos i la gent del tronc. Entra a cada castell per saber com es fa i quan el vam fer.',
  description:
    'Els millors castells dels Enfilats, del més difícil al més humil: què són, com es fan, per què costen i quan els va fer la colla.',
  sections: [],
} as const satisfies PageText;
