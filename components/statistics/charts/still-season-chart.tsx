import { STILL, stillChart } from '@/lib/charts/still';
import type { SeasonPoint } from '@/lib/diades/views/season-series';
import type { ChartSpec } from './chart-specs';
import { shortSeason } from './short-season';
import styles from './still-season-chart.module.css';

/** Every fifth season has a label. */
const WRITTEN = 5;

/** Static chart: in the HTML, without scripts, and in print. */
export function StillSeasonChart({ spec, points }: { spec: ChartSpec; points: readonly SeasonPoint[] }) {
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
