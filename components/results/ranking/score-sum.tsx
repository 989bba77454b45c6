import { TowerTag } from '@/components/shared/tower-tag/tower-tags';
import {
  COLUMN_NAMES,
  NO_REASON,
  notCounted,
  RANKING_TEXTS,
  sumTitle,
  VERDICT_TEXTS,
} from '@/content/interface/results';
import type { TowerNames } from '@/lib/results/diada';
import type { RankedAttempt, RankingRow } from '@/lib/results/views/ranking-row';
import { formatInteger } from '@/lib/text/catalan';
import styles from './score-sum.module.css';

export function ScoreSum({
  row: { attempts, points, reason },
  names,
}: {
  row: Pick<RankingRow, 'attempts' | 'points' | 'reason'>;
  names: TowerNames;
}) {
  const counting = attempts.filter(({ verdict }) => verdict === 'counts');
  const others = attempts.filter(({ verdict }) => verdict !== 'counts');
  return (
    <table className={`fill small ${styles.sum}`} aria-label={sumTitle(reason || NO_REASON)}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{COLUMN_NAMES.tower}</th>
          <th scope="col">{RANKING_TEXTS.verdict}</th>
          <th scope="col">{RANKING_TEXTS.pointsAdded}</th>
        </tr>
      </thead>
      <tbody>
        {[...counting, ...others].map((attempt, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the position identifies repeated towers
          <SumLine key={place} attempt={attempt} name={names[attempt.label]} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {RANKING_TEXTS.total}
          </th>
          <td className={`display text-m bold digits ${styles.worth}`}>{formatInteger(points)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function SumLine({
  attempt: { label, code, points, verdict },
  name,
}: {
  attempt: RankedAttempt;
  name: string | undefined;
}) {
  const counts = verdict === 'counts';
  return (
    <tr data-counts={counts}>
      <th scope="row">
        <TowerTag label={label} code={code} name={name} strong={counts} />
      </th>
      <td>
        <span className="inline-block capital">{name}</span>
        {/[V+]/.test(code) && <span className="block soft">{RANKING_TEXTS.together}</span>}
        {!counts && <span className="block soft">{notCounted(VERDICT_TEXTS[verdict], points)}</span>}
      </td>
      <td className={`display text-m bold digits ${styles.worth}`}>{counts ? formatInteger(points) : '—'}</td>
    </tr>
  );
}
