import type { PageText } from '@/lib/site/pages';

export const historicalSummary = {
  title: 'Resum històric',
  lead: 'Tots els castells que hem fet des de la tardor de 1994, del més difícil al més senzill, amb les vegades que els hem descarregat i les que només els hem carregat.',
  sections: [],
} as const satisfies PageText;
