import type { PageText } from '@/lib/site/page-text';

export const diadesList = {
  title: 'Llista de diades',
  lead: 'Totes les actuacions de la colla. Busca-les per dates, per població o pel castell que hi vam provar.',
  description:
    "Totes les diades dels Enfilats des de 1994: busca-les per dates, per població o per castell, i emporta't la llista en CSV.",
  sections: [],
} as const satisfies PageText;
