import { charts } from '@/content/pages/resum-historic';
import { outcomeShares, type SeasonPoint } from '@/lib/diades/views/season-series';
import { formatInteger, formatPercent } from '@/lib/text/number';

export type Series = {
  readonly name: string;
  /** One of the series colours of the tokens. */
  readonly colour: `var(--color-series-${'one' | 'two' | 'three'})`;
  /** Null where a season has nothing to show, which leaves a gap. */
  readonly value: (point: SeasonPoint) => number | null;
};

export type ChartSpec = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** A line, bars one on another, or bars that always reach the top. */
  readonly kind: 'line' | 'bars' | 'shares';
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
};

const share = (field: keyof ReturnType<typeof outcomeShares>) => (point: SeasonPoint) =>
  point.diades === 0 ? null : outcomeShares(point)[field];

/** The pictures of the summary: what each draws, in which colour, and how its values are written. */
export const chartSpecs: readonly ChartSpec[] = [
  {
    id: 'millor-puntuacio',
    ...charts.best,
    kind: 'line',
    series: [
      {
        name: 'Punts',
        colour: 'var(--color-series-one)',
        value: ({ diades, best }) => (diades === 0 ? null : best),
      },
    ],
    format: formatInteger,
  },
  {
    id: 'diades-per-temporada',
    ...charts.diades,
    kind: 'bars',
    series: [{ name: 'Diades', colour: 'var(--color-series-one)', value: ({ diades }) => diades }],
    format: formatInteger,
  },
  {
    id: 'castells-de-set-i-vuit',
    ...charts.towers,
    kind: 'bars',
    series: [
      { name: 'De set', colour: 'var(--color-series-one)', value: ({ towersOf7 }) => towersOf7 },
      { name: 'De vuit o més', colour: 'var(--color-series-three)', value: ({ towersOf8 }) => towersOf8 },
    ],
    format: formatInteger,
  },
  {
    id: 'resultats',
    ...charts.outcomes,
    kind: 'shares',
    series: [
      { name: 'Descarregats', colour: 'var(--color-series-one)', value: share('descarregats') },
      { name: 'Carregats', colour: 'var(--color-series-two)', value: share('carregats') },
      { name: 'Intents', colour: 'var(--color-series-three)', value: share('intents') },
    ],
    format: formatPercent,
  },
];
