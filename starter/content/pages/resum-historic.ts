import type { PageText } from '@/lib/site/pages';

import type { SiteLink } from './index';

export const historicalSummary = {
  title: 'Resum històric',
  lead: 'Tot el que hem fet, per temporades.',
  sections: [],
} as const satisfies PageText<SiteLink>;

/** Titles and sentences of the pictures below the summary. */
export const charts = {
  title: "Les temporades, d'un cop d'ull",
  intro:
    'Cada gràfic té la seva taula a sota. Amb una temporada triada, aquesta queda destacada entre les altres.',
  best: { title: 'Millor puntuació', about: 'Punts de la millor diada de cada temporada.' },
  diades: { title: 'Diades', about: 'Actuacions de cada temporada.' },
  towers: {
    title: 'Castells de set i de vuit',
    about:
      'Castells de set pisos i de vuit o més, descarregats o carregats, sense comptar-hi pilars ni vanos.',
  },
  outcomes: {
    title: 'Descarregats, carregats i intents',
    about: 'Com van acabar els castells que es van provar, en tant per cent. Els peus desmuntats no hi són.',
  },
} as const;
