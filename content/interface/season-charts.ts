import type { LevelId } from '@/lib/results/views/summary';
import { COLUMN_NAMES } from './results';
import { levelName } from './seasons';

export const SEASON_CHART_TEXTS = {
  title: "Les temporades, d'un cop d'ull",
  intro: 'Cada gràfic té la seva taula a sota.',
  choose:
    "Prem la barra d'una temporada per destacar-la entre les altres; torna-la a prémer per veure-les totes.",
  table: 'Les dades en una taula',
  notes: {
    covid: 'Sense castells universitaris a causa de la COVID-19',
    best: 'La millor diada',
  },
  best: {
    title: 'Millor puntuació',
    about: 'Punts de la millor diada de cada temporada.',
    points: 'Punts',
  },
  diades: { title: 'Diades', about: 'Actuacions de cada temporada.', diades: 'Diades' },
  outcomes: {
    title: 'Descarregats, carregats i intents',
    about:
      'Com van acabar els castells que es van provar, en tant per cent. Els intents desmuntats hi són amb els intents; els peus desmuntats no hi són.',
    descarregats: 'Descarregats',
    carregats: 'Carregats',
    intents: 'Intents',
  },
  /** `labels`: header of the first column. */
  caption: (title: string, labels: string): string =>
    labels === COLUMN_NAMES.season ? `${title} per temporades` : title,
} as const;

type TallestTexts = {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly nameOf: (level: LevelId) => string;
  /** Note of the season with the first one. */
  readonly first: string;
};

const UNIVERSITY: TallestTexts = {
  id: 'castells-de-set-i-vuit',
  title: 'Castells de set i de vuit',
  about: 'Castells de set pisos i de vuit o més, descarregats o carregats, sense comptar-hi pilars ni vanos.',
  nameOf: (level) => (level === '≥8' ? 'De vuit o més' : 'De set'),
  first: 'El primer castell de vuit',
};

/** Of the two tallest levels of castells; `tallest` is the first. */
export const tallestTexts = (tallest: LevelId): TallestTexts =>
  tallest === '≥8'
    ? UNIVERSITY
    : {
        id: 'castells-mes-alts',
        title: 'Els castells més alts',
        about:
          'Castells de les dues alçades més grans que hem provat, descarregats o carregats, sense comptar-hi pilars ni vanos.',
        nameOf: levelName,
        first: `El primer castell de ${tallest}`,
      };

export const chartName = (title: string): string => `Gràfic: ${title}. Les dades són a la taula de sota.`;
