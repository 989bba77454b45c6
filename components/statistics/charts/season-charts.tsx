import { SEASON_CHART_TEXTS } from '@/content/interface/statistics';
import type { SeasonPoint } from '@/lib/diades/views/season-series';
import { ChartFigure } from './chart-figure';
import { chartSpecs } from './chart-specs';
import styles from './season-charts.module.css';

type SeasonChartsProps = {
  points: readonly SeasonPoint[];
  /** Season to highlight, if any. */
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
