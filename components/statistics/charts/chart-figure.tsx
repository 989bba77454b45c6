'use client';

import { LazyChart } from '@/components/shared/lazy-chart/lazy-chart';
import { Table } from '@/components/ui/table';
import { COLUMN_NAMES, SEASON_CHART_TEXTS } from '@/content/interface/statistics';
import type { SeasonPoint } from '@/lib/diades/views/season-series';
import { chartLabel, chartTableCaption } from '@/lib/diades/words';
import { type Markup, markup } from '@/lib/markup/markup';
import styles from './chart-figure.module.css';
import type { ChartSpec } from './chart-specs';
import { StillSeasonChart } from './still-season-chart';

type ChartFigureProps = { spec: ChartSpec; points: readonly SeasonPoint[]; season: string | null };

const loadChart = () => import('./season-chart').then(({ SeasonChart }) => SeasonChart);

/** A chart with its key, its table, and the values of the chosen season. */
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
