'use client';

import { LazyChart } from '@/components/shared/lazy-chart/lazy-chart';
import { Table } from '@/components/ui/table';
import { COLUMN_NAMES, chartLabel, chartTableCaption, SEASON_CHART_TEXTS } from '@/content/interface/results';
import { STILL, stillChart } from '@/lib/charts/still';
import { shortSeason } from '@/lib/dates/seasons';
import type { SeasonPoint } from '@/lib/results/views/summary';
import { type Markup, markup } from '@/lib/text/markup';
import { type ChartSpec, chartSpecs } from './chart-specs';
import styles from './season-charts.module.css';

type SeasonChartsProps = {
  points: readonly SeasonPoint[];
  season: string | null;
};

export function SeasonCharts({ points, season }: SeasonChartsProps) {
  return (
    <section aria-labelledby="grafics" className={styles.charts}>
      <div className={styles.head}>
        <h2 id="grafics">{SEASON_CHART_TEXTS.title}</h2>
        <p>{SEASON_CHART_TEXTS.intro}</p>
      </div>
      <div className={styles.grid}>
        {chartSpecs.map((spec) => (
          <ChartFigure key={spec.id} spec={spec} points={points} season={season} />
        ))}
      </div>
    </section>
  );
}

type ChartFigureProps = { spec: ChartSpec; points: readonly SeasonPoint[]; season: string | null };

const loadChart = () => import('./season-chart').then(({ SeasonChart }) => SeasonChart);

export function ChartFigure({ spec, points, season }: ChartFigureProps) {
  const chosen = points.find((point) => point.season === season);
  return (
    <section aria-labelledby={spec.id} className={styles.figure}>
      <h3 id={spec.id}>{spec.title}</h3>
      <p className={styles.about}>{spec.about}</p>
      <ul className={styles.key}>
        {spec.series.map(({ name, colour, value }) => (
          <li key={name}>
            <span className={styles.swatch} style={{ background: colour }} />
            {name}
            {chosen && <strong> {formatted(value(chosen), spec)}</strong>}
          </li>
        ))}
        {chosen && <li className={styles.chosen}>{chosen.season}</li>}
      </ul>
      <LazyChart
        load={loadChart}
        chart={{ spec, points, season }}
        still={<StillSeasonChart spec={spec} points={points} />}
        label={chartLabel(spec.title)}
        height="16rem"
      />
      <details className={styles.details}>
        <summary>{SEASON_CHART_TEXTS.table}</summary>
        <ChartTable spec={spec} points={points} season={season} />
      </details>
    </section>
  );
}

function ChartTable({ spec, points, season }: ChartFigureProps) {
  const { html } = markup`${points.map((point) => chartRow(point, spec, point.season === season))}`;
  return (
    <Table caption={chartTableCaption(spec.title)}>
      <thead>
        <tr>
          <th scope="col">{COLUMN_NAMES.season}</th>
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
function chartRow(point: SeasonPoint, spec: ChartSpec, current: boolean): Markup {
  const cells = spec.series.map(
    ({ value }) => markup`<td data-numeric>${formatted(value(point), spec)}</td>`,
  );
  const mark = current ? markup` aria-current="true"` : markup``;
  return markup`<tr${mark}><th scope="row">${point.season}</th>${cells}</tr>`;
}

/** Returns a dash for null. */
function formatted(value: number | null, { format }: ChartSpec): string {
  return value === null ? '—' : format(value);
}

/** Every fifth season has a label. */
const WRITTEN = 5;

/** In the HTML and in print. */
function StillSeasonChart({ spec, points }: { spec: ChartSpec; points: readonly SeasonPoint[] }) {
  const { kind, series, format } = spec;
  const { paths, ticks, places } = stillChart(
    series.map(({ value }) => points.map(value)),
    kind,
  );
  return (
    <svg viewBox={`0 0 ${STILL.width} ${STILL.height}`} className={styles.still} aria-hidden="true">
      <path
        className={styles.scale}
        d={ticks.map(({ y }) => `M${STILL.left} ${y}H${STILL.right}`).join('')}
      />
      {ticks.map(({ y, value }) => (
        <text key={y} x={STILL.left - 8} y={y + 4} textAnchor="end">
          {format(value)}
        </text>
      ))}
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
      {points.map(({ season }, place) =>
        place % WRITTEN === 0 ? (
          <text key={season} x={places[place]} y={STILL.height - 8} textAnchor="middle">
            {shortSeason(season)}
          </text>
        ) : null,
      )}
    </svg>
  );
}
