import { SEASON_CHART_TEXTS } from '@/content/interface/results';
import { outcomeShares, type SeasonPoint } from '@/lib/results/views/summary';
import { formatInteger, formatPercent } from '@/lib/text/catalan';

type Series = {
  readonly name: string;
  /** A series colour of the tokens. */
  readonly colour: `var(--color-series-${'one' | 'two' | 'three'})`;
  /** Null leaves a gap. */
  readonly value: (point: SeasonPoint) => number | null;
};

export type ChartSpec = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** A line, stacked bars, or bars of 100 %. */
  readonly kind: 'line' | 'bars' | 'shares';
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
};

const { best, diades: perSeason, towers, outcomes } = SEASON_CHART_TEXTS;

const share = (field: keyof ReturnType<typeof outcomeShares>) => (point: SeasonPoint) =>
  point.diades === 0 ? null : outcomeShares(point)[field];

export const chartSpecs: readonly ChartSpec[] = [
  {
    id: 'millor-puntuacio',
    title: best.title,
    about: best.about,
    kind: 'line',
    series: [
      {
        name: best.points,
        colour: 'var(--color-series-one)',
        value: (point) => (point.diades === 0 ? null : point.best),
      },
    ],
    format: formatInteger,
  },
  {
    id: 'diades-per-temporada',
    title: perSeason.title,
    about: perSeason.about,
    kind: 'bars',
    series: [{ name: perSeason.diades, colour: 'var(--color-series-one)', value: ({ diades }) => diades }],
    format: formatInteger,
  },
  {
    id: 'castells-de-set-i-vuit',
    title: towers.title,
    about: towers.about,
    kind: 'bars',
    series: [
      { name: towers.towersOf7, colour: 'var(--color-series-one)', value: ({ towersOf7 }) => towersOf7 },
      { name: towers.towersOf8, colour: 'var(--color-series-three)', value: ({ towersOf8 }) => towersOf8 },
    ],
    format: formatInteger,
  },
  {
    id: 'resultats',
    title: outcomes.title,
    about: outcomes.about,
    kind: 'shares',
    series: [
      { name: outcomes.descarregats, colour: 'var(--color-series-one)', value: share('descarregats') },
      { name: outcomes.carregats, colour: 'var(--color-series-two)', value: share('carregats') },
      { name: outcomes.intents, colour: 'var(--color-series-three)', value: share('intents') },
    ],
    format: formatPercent,
  },
];
