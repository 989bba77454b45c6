import { useState } from 'react';
import { Table } from '@/components/ui/table';
import { STATS_TEXTS } from '@/content/interface/castle-game/stats';
import type { Progress } from '@/lib/castle-game/screens/progress';
import { formatPercent } from '@/lib/text/number';
import styles from './attempts-table.module.css';

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
