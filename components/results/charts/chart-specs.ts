import { COLUMN_NAMES } from '@/content/interface/results';
import { SEASON_CHART_TEXTS } from '@/content/interface/season-charts';
import { COMPARISON_TEXTS, GLANCE_TEXTS, LEVEL_NAMES, LEVEL_TICKS } from '@/content/interface/seasons';
import type { ChartKind } from '@/lib/charts/still';
import { shortSeason } from '@/lib/dates/seasons';
import { type Comparison, levelTally, tallyOf } from '@/lib/results/views/glance';
import type { SeasonNote } from '@/lib/results/views/season-notes';
import { shareOf } from '@/lib/results/views/shares';
import { LEVEL_IDS, type LevelId, type SeasonPoint } from '@/lib/results/views/summary';
import { formatInteger, formatPercent } from '@/lib/text/catalan';

/** A row of the table. Null values leave a gap. */
export type ChartRow = {
  readonly label: string;
  /** Short label, for the axis. */
  readonly tick: string;
  readonly values: readonly (number | null)[];
};

type Series = {
  readonly name: string;
  /** A series colour of the tokens. */
  readonly colour: `var(--color-series-${'one' | 'two' | 'three'})`;
};

export type ChartSpec = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly kind: ChartKind;
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
  /** Header of the labels. */
  readonly labels: string;
  /** As many values as series. */
  readonly rows: readonly ChartRow[];
  /** Rows that need a word, numbered in the picture. */
  readonly notes: readonly { readonly label: string; readonly text: string }[];
};

const [ONE, TWO, THREE] = [
  'var(--color-series-one)',
  'var(--color-series-two)',
  'var(--color-series-three)',
] as const;

/** `notes` are those of the whole history. */
export function seasonCharts(points: readonly SeasonPoint[], notes: readonly SeasonNote[]): ChartSpec[] {
  const { best, diades, towers, outcomes } = SEASON_CHART_TEXTS;
  const bySeason = (valuesOf: (point: SeasonPoint) => ChartRow['values']) => ({
    labels: COLUMN_NAMES.season,
    rows: points.map((point) => ({
      label: point.season,
      tick: shortSeason(point.season),
      values: valuesOf(point),
    })),
  });
  const notesOf = (...kinds: readonly SeasonNote['kind'][]) =>
    notes
      .filter(({ season, kind }) => kinds.includes(kind) && points.some((point) => point.season === season))
      .map(({ season, kind }) => ({ label: season, text: SEASON_CHART_TEXTS.notes[kind] }));
  return [
    {
      id: 'millor-puntuacio',
      title: best.title,
      about: best.about,
      kind: 'line',
      series: [{ name: best.points, colour: ONE }],
      format: formatInteger,
      notes: notesOf('covid', 'first eight', 'best'),
      ...bySeason((point) => [point.diades === 0 ? null : (point.best?.points ?? 0)]),
    },
    {
      id: 'diades-per-temporada',
      title: diades.title,
      about: diades.about,
      kind: 'bars',
      series: [{ name: diades.diades, colour: ONE }],
      format: formatInteger,
      notes: notesOf('covid'),
      ...bySeason((point) => [point.diades]),
    },
    {
      id: 'castells-de-set-i-vuit',
      title: towers.title,
      about: towers.about,
      kind: 'bars',
      series: [
        { name: towers.towersOf7, colour: ONE },
        { name: towers.towersOf8, colour: THREE },
      ],
      format: formatInteger,
      notes: notesOf('covid', 'first eight'),
      ...bySeason((point) => [builtOf(point, 'seven'), builtOf(point, 'eight')]),
    },
    {
      id: 'resultats',
      title: outcomes.title,
      about: outcomes.about,
      kind: 'shares',
      series: [
        { name: outcomes.descarregats, colour: ONE },
        { name: outcomes.carregats, colour: TWO },
        { name: outcomes.intents, colour: THREE },
      ],
      format: formatPercent,
      notes: [],
      ...bySeason(({ levels }) => {
        const tally = tallyOf(levels);
        const { descarregats, carregats, intents, desmuntats } = tally;
        return [descarregats, carregats, intents + desmuntats].map((count) => shareOf(count, tally));
      }),
    },
  ];
}

function builtOf(point: SeasonPoint, level: LevelId): number {
  const { descarregats, carregats } = levelTally([point], level);
  return descarregats + carregats;
}

/** The others are of every diada, and would hide these. */
const COMPARED_LEVELS = LEVEL_IDS.filter((id) => id !== 'five' && id !== 'low pilar');

export function comparisonChart({ seasons: [one, other], levels }: Comparison): ChartSpec {
  const { levels: title, about } = COMPARISON_TEXTS;
  return {
    id: 'descarregats-per-nivells',
    title,
    about,
    kind: 'groups',
    series: [
      { name: one, colour: ONE },
      { name: other, colour: TWO },
    ],
    format: formatInteger,
    labels: GLANCE_TEXTS.level,
    notes: [],
    rows: COMPARED_LEVELS.flatMap((id) => {
      const level = levels.find((figure) => figure.id === id);
      return level ? [{ label: LEVEL_NAMES[id], tick: LEVEL_TICKS[id], values: level.values }] : [];
    }),
  };
}
