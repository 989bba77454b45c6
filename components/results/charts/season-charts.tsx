'use client';

import { LazyChart } from '@/components/shared/lazy-chart/lazy-chart';
import { Table } from '@/components/ui/table';
import { chartName, SEASON_CHART_TEXTS } from '@/content/interface/season-charts';
import { STILL, stillChart } from '@/lib/charts/still';
import type { SeasonNote } from '@/lib/results/views/glance';
import type { LevelId, SeasonPoint } from '@/lib/results/views/summary';
import { type Markup, markup } from '@/lib/text/markup';
import { type ChartRow, type ChartSpec, seasonCharts } from './chart-specs';
import styles from './season-charts.module.css';

type SeasonChartsProps = {
  points: readonly SeasonPoint[];
  /** Of the whole history, as the notes. */
  levels: readonly LevelId[];
  /** One to highlight, or null. */
  season: string | null;
  notes: readonly SeasonNote[];
  onChoose: (season: string) => void;
};

export function SeasonCharts({ points, levels, season, notes, onChoose }: SeasonChartsProps) {
  return (
    <section aria-labelledby="grafics" className={`stack shrink gap-5 ${styles.charts}`}>
      <div className={`stack measure gap-2 ${styles.head}`}>
        <h2 id="grafics">{SEASON_CHART_TEXTS.title}</h2>
        <p className="soft">
          {SEASON_CHART_TEXTS.intro} <span data-only="screen">{SEASON_CHART_TEXTS.choose}</span>
        </p>
      </div>
      <div className={`grid fit columns-l at-start gap-5 ${styles.grid}`}>
        {seasonCharts(points, levels, notes).map((spec) => (
          <ChartFigure key={spec.id} spec={spec} chosen={season} onChoose={onChoose} />
        ))}
      </div>
    </section>
  );
}

type ChartFigureProps = {
  spec: ChartSpec;
  /** Label of the row to highlight, or null. */
  chosen: string | null;
  onChoose?: (label: string) => void;
};

const loadChart = () => import('./season-chart').then(({ SeasonChart }) => SeasonChart);

export function ChartFigure({ spec, chosen, onChoose }: ChartFigureProps) {
  const row = spec.rows.find(({ label }) => label === chosen);
  return (
    <section aria-labelledby={spec.id} className={`stack panel shrink gap-2 pad-4 together ${styles.figure}`}>
      <h3 id={spec.id}>{spec.title}</h3>
      <p className={`note ${styles.about}`}>{spec.about}</p>
      {(spec.series.length > 1 || row) && (
        <ul className={`cluster gap-1 gap-x-4 small ${styles.key}`}>
          {spec.series.map(({ name, colour }, place) => (
            <li key={name} className="row middle gap-2">
              <span className={`keep-colours ${styles.swatch}`} style={{ background: colour }} />
              {name}
              {row && <strong> {formatted(row.values[place] ?? null, spec)}</strong>}
            </li>
          ))}
          {row && <li className={styles.chosen}>{row.label}</li>}
        </ul>
      )}
      <LazyChart
        load={loadChart}
        chart={{ spec, chosen, onChoose }}
        still={<StillSeasonChart spec={spec} />}
        label={chartName(spec.title)}
        height="16rem"
      />
      {spec.notes.length > 0 && (
        <ol className={`stack note gap-1 ${styles.notes}`}>
          {spec.notes.map(({ label, text }) => (
            <li key={text}>
              {label}: {text}
            </li>
          ))}
        </ol>
      )}
      <details className={styles.details}>
        <summary>{SEASON_CHART_TEXTS.table}</summary>
        <ChartTable spec={spec} chosen={chosen} />
      </details>
    </section>
  );
}

function ChartTable({ spec, chosen }: Pick<ChartFigureProps, 'spec' | 'chosen'>) {
  const { html } = markup`${spec.rows.map((row) => chartRow(row, spec, row.label === chosen))}`;
  return (
    <Table caption={SEASON_CHART_TEXTS.caption(spec.title, spec.labels)}>
      <thead>
        <tr>
          <th scope="col">{spec.labels}</th>
          {spec.series.map(({ name }) => (
            <th key={name} scope="col" data-numeric>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: `markup` escapes every text */}
      <tbody dangerouslySetInnerHTML={{ __html: html }} />
    </Table>
  );
}

/** Markup instead of React elements: many rows in tables that are rarely opened. */
function chartRow({ label, values }: ChartRow, spec: ChartSpec, current: boolean): Markup {
  const cells = values.map((value) => markup`<td data-numeric>${formatted(value, spec)}</td>`);
  const mark = current ? markup` aria-current="true"` : markup``;
  return markup`<tr${mark}><th scope="row">${label}</th>${cells}</tr>`;
}

/** Returns a dash for null. */
function formatted(value: number | null, { format }: ChartSpec): string {
  return value === null ? '—' : format(value);
}

/** Of many seasons, every fifth has a label. */
const WRITTEN = 5;
const MANY = 10;

/** In the HTML and in print. */
function StillSeasonChart({ spec: { kind, series, format, rows, notes } }: { spec: ChartSpec }) {
  const { paths, ticks, places } = stillChart(
    series.map((_, index) => rows.map(({ values }) => values[index] ?? null)),
    kind,
  );
  const step = rows.length > MANY ? WRITTEN : 1;
  return (
    <svg
      viewBox={`0 0 ${STILL.width} ${STILL.height}`}
      className={`fill tiny tall ${styles.still}`}
      aria-hidden="true"
    >
      <path
        className={styles.scale}
        d={ticks.map(({ y }) => `M${STILL.left} ${y}H${STILL.right}`).join('')}
      />
      {ticks.map(({ y, value }) => (
        <text key={y} x={STILL.left - 8} y={y + 4} textAnchor="end">
          {format(value)}
        </text>
      ))}
      {notes.map(({ label, text }, place) => {
        const x = places[rows.findIndex((row) => row.label === label)] ?? STILL.left;
        return (
          <g key={text}>
            <path className={styles.mark} d={`M${x} ${STILL.top}V${STILL.bottom}`} />
            <text x={x + 4} y={STILL.top + 10}>
              {place + 1}
            </text>
          </g>
        );
      })}
      {series.map(({ name, colour }, place) => (
        <path
          key={name}
          d={paths[place]}
          {...(kind === 'line'
            ? {
                fill: 'none',
                stroke: colour,
                strokeWidth: 3,
                strokeLinecap: 'round',
                strokeLinejoin: 'round',
              }
            : { fill: colour })}
        />
      ))}
      {rows.map(({ label, tick }, place) =>
        place % step === 0 ? (
          <text key={label} x={places[place]} y={STILL.height - 8} textAnchor="middle">
            {tick}
          </text>
        ) : null,
      )}
    </svg>
  );
}
