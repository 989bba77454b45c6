import type { PageText } from '@/lib/site/pages';

export const diadesList = {
  title: 'Llista de diades',
  lead: 'Totes les actuacions de la colla. Busca-les per dates, per població o pel castell que hi vam provar.',
  sections: [],
} as const satisfies PageText;
