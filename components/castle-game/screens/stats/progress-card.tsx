import { useId } from 'react';
import { LazyChart } from '@/components/shared/lazy-chart/lazy-chart';
import { Badge } from '@/components/ui/badge';
import { STATS_TEXTS } from '@/content/interface/castle-game/stats';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { Progress } from '@/lib/castle-game/screens/progress';
import type { Stats, TowerStat } from '@/lib/castle-game/types';
import { chartLabel, pointsLabel } from '@/lib/castle-game/words';
import { formatPercent } from '@/lib/text/number';
import { TowerCode } from '../../frame/tower-code';
import { AttemptsTable } from './attempts-table';
import styles from './progress-card.module.css';

const loadChart = () => import('./progress-chart').then(({ ProgressChart }) => ProgressChart);

type ProgressCardProps = {
  readonly progress: Progress;
  readonly stats: Stats;
  readonly headingRef: ((heading: HTMLElement | null) => void) | undefined;
};

export function ProgressCard({ progress, stats, headingRef }: ProgressCardProps) {
  const { stat } = progress;
  const id = useId();
  const [now] = chancesOf(stats, stat.code);
  return (
    <section aria-labelledby={id} className={styles.card}>
      <header className={styles.head}>
        <h4 id={id} ref={headingRef} tabIndex={-1}>
          <TowerCode>{stat.code}</TowerCode>
        </h4>
        <p className={styles.now}>
          {STATS_TEXTS.now} <strong>{formatPercent(now)}</strong>
        </p>
      </header>
      <p className={styles.badges}>
        <Points stat={stat} />
      </p>
      <LazyChart
        load={loadChart}
        chart={{ points: progress.points }}
        label={chartLabel(progress)}
        height="12rem"
      />
      <AttemptsTable progress={progress} />
    </section>
  );
}

function Points({ stat: { rehearsalOnly, descarregat, carregat } }: { readonly stat: TowerStat }) {
  if (rehearsalOnly) return <Badge>{STATS_TEXTS.rehearsal}</Badge>;
  return (
    <>
      <Badge kind="accent">
        {STATS_TEXTS.descarregat} <strong>{pointsLabel(descarregat)}</strong>
      </Badge>{' '}
      <Badge>
        {STATS_TEXTS.carregat} <strong>{pointsLabel(carregat)}</strong>
      </Badge>
    </>
  );
}
