import { COLUMN_NAMES } from '@/content/interface/results';
import { SEASON_CHART_TEXTS, tallestTexts } from '@/content/interface/season-charts';
import { COMPARISON_TEXTS, GLANCE_TEXTS, levelName } from '@/content/interface/seasons';
import type { ChartKind } from '@/lib/charts/still';
import { shortSeason } from '@/lib/dates/seasons';
import { type Comparison, levelTally, type SeasonNote, tallyOf } from '@/lib/results/views/glance';
import { shareOf } from '@/lib/results/views/shares';
import { isPilarLevel, type LevelId, type SeasonPoint } from '@/lib/results/views/summary';
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

/** `levels` and `notes` are those of the whole history. */
export function seasonCharts(
  points: readonly SeasonPoint[],
  levels: readonly LevelId[],
  notes: readonly SeasonNote[],
): ChartSpec[] {
  const { best, diades, outcomes } = SEASON_CHART_TEXTS;
  const castells = levels.filter((id) => !isPilarLevel(id)).slice(0, 2);
  const tallest = castells[0] ? tallestTexts(castells[0]) : undefined;
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
      .map(({ season, kind }) => ({
        label: season,
        text: kind === 'first tallest' ? (tallest?.first ?? '') : SEASON_CHART_TEXTS.notes[kind],
      }));
  return [
    {
      id: 'millor-puntuacio',
      title: best.title,
      about: best.about,
      kind: 'line',
      series: [{ name: best.points, colour: ONE }],
      format: formatInteger,
      notes: notesOf('covid', 'first tallest', 'best'),
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
    ...(tallest
      ? [
          {
            id: tallest.id,
            title: tallest.title,
            about: tallest.about,
            kind: 'bars' as const,
            series: castells
              .map((id, place) => ({ name: tallest.nameOf(id), colour: place === 0 ? THREE : ONE }))
              .reverse(),
            format: formatInteger,
            notes: notesOf('covid', 'first tallest'),
            ...bySeason((point) => castells.map((_, place) => builtOf(point, place)).reverse()),
          },
        ]
      : []),
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

function builtOf(point: SeasonPoint, level: number): number {
  const { descarregats, carregats } = levelTally([point], level);
  return descarregats + carregats;
}

export function comparisonChart({ seasons: [one, other], levels }: Comparison): ChartSpec {
  const { levels: title, about, aboutOwn } = COMPARISON_TEXTS;
  const isOwn = levels.every(({ id }) => id !== '≥8');
  return {
    id: 'descarregats-per-nivells',
    title,
    about: isOwn ? aboutOwn : about,
    kind: 'groups',
    series: [
      { name: one, colour: ONE },
      { name: other, colour: TWO },
    ],
    format: formatInteger,
    labels: GLANCE_TEXTS.level,
    notes: [],
    // The others are of every diada, and would hide these.
    rows: levels
      .filter(({ id }) => !id.includes('≤'))
      .map(({ id, values }) => ({ label: levelName(id), tick: id, values })),
  };
}
