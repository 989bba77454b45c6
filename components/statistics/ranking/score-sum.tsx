import { TowerTag } from '@/components/shared/tower-tag/tower-tag';
import { useTowerFacts } from '@/components/shared/tower-tag/tower-tips';
import { verdictTexts } from '@/content/interface/statistics';
import type { RankedAttempt, RankingRow } from '@/lib/diades/views/ranking-rows';
import { formatInteger } from '@/lib/text/number';
import styles from './score-sum.module.css';

/** The points of a diada tower by tower: those that count add up, each other one says why it does not. */
export function ScoreSum({ row: { attempts, points, reason } }: { row: RankingRow }) {
  const counting = attempts.filter(({ verdict }) => verdict === 'counts');
  const others = attempts.filter(({ verdict }) => verdict !== 'counts');
  return (
    <table className={styles.sum} aria-label={`Com se sumen els punts: ${reason}`}>
      <thead className={styles.unseen}>
        <tr>
          <th scope="col">Castell</th>
          <th scope="col">Què passa</th>
          <th scope="col">Punts que suma</th>
        </tr>
      </thead>
      <tbody>
        {[...counting, ...others].map((attempt, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal towers of a diada are told apart by their place alone
          <SumLine key={place} attempt={attempt} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            Total
          </th>
          <td className={styles.worth}>{formatInteger(points)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function SumLine({ attempt: { label, key, points, verdict } }: { attempt: RankedAttempt }) {
  const { names } = useTowerFacts();
  const counts = verdict === 'counts';
  return (
    <tr data-counts={counts}>
      <th scope="row">
        <TowerTag label={label} code={key} strong={counts} />
      </th>
      <td>
        <span className={styles.name}>{names[label]}</span>
        {!counts && <span className={styles.why}>{whyNot(verdict, points)}</span>}
      </td>
      <td className={styles.worth}>{counts ? formatInteger(points) : '—'}</td>
    </tr>
  );
}

function whyNot(verdict: Exclude<RankedAttempt['verdict'], 'counts'>, points: number): string {
  const worth = points > 0 ? ` (${formatInteger(points)} punts)` : '';
  return `No suma: ${verdictTexts[verdict]}${worth}`;
}
