'use client';

import { LazyChart } from '@/components/shared/lazy-chart/lazy-chart';
import type { SeasonPoint } from '@/lib/diades/views/season-series';
import styles from './chart-figure.module.css';
import type { ChartSpec } from './chart-specs';
import { ChartTable } from './chart-table';
import { writtenValue } from './written-value';

type ChartFigureProps = { spec: ChartSpec; points: readonly SeasonPoint[]; season: string | null };

const loadChart = () => import('./season-chart').then(({ SeasonChart }) => SeasonChart);

/** A picture with its title, the key to its colours, the values of the season in question, and its table. */
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
            {chosen && <strong> {writtenValue(value(chosen), spec)}</strong>}
          </li>
        ))}
        {chosen && <li className={styles.chosen}>{chosen.season}</li>}
      </ul>
      <LazyChart
        load={loadChart}
        chart={{ spec, points, season }}
        label={`Gràfic: ${spec.title}. Les dades són a la taula de sota.`}
        height="16rem"
      />
      <details className={styles.details}>
        <summary>Les dades en una taula</summary>
        <ChartTable spec={spec} points={points} season={season} />
      </details>
    </section>
  );
}
