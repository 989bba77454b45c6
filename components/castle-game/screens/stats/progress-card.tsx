import { useId, useState } from 'react';
import { TowerCode } from '@/components/castle-game/shell/tower-code';
import { LazyChart } from '@/components/shared/lazy-chart/lazy-chart';
import { Badge } from '@/components/ui/badge';
import { Table } from '@/components/ui/table';
import { pointsLabel } from '@/content/interface/castle-game/points-and-members';
import { chartLabel, STATS_TEXTS } from '@/content/interface/castle-game/stats';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import type { Progress } from '@/lib/castle-game/screens/towers';
import type { Stats, TowerStat } from '@/lib/castle-game/types';
import { formatPercent } from '@/lib/text/catalan';
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

/** Rows are rendered only when opened: a tower can have many attempts. */
export function AttemptsTable({ progress }: { readonly progress: Progress }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{STATS_TEXTS.data}</summary>
      {open && (
        <div className={styles.rows}>
          <Attempts progress={progress} />
        </div>
      )}
    </details>
  );
}

function Attempts({ progress: { stat, points } }: { readonly progress: Progress }) {
  return (
    <Table caption={`${STATS_TEXTS.attempts}: ${stat.code}`}>
      <thead>
        <tr>
          <th scope="col">{STATS_TEXTS.attempt}</th>
          <th scope="col">{STATS_TEXTS.outcome}</th>
          <th scope="col" data-numeric>
            {STATS_TEXTS.chance}
          </th>
        </tr>
      </thead>
      <tbody>
        {stat.attempts.map(({ outcome }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: attempts are identified by their number and never move
          <tr key={index}>
            <th scope="row">{index + 1}</th>
            <td>{STATS_TEXTS.outcomes[outcome]}</td>
            <td data-numeric>{formatPercent(points[index]?.chance ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
