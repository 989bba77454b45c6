import { Notice } from '@/components/ui/notice';
import { covidNotice } from '@/content/interface/statistics';
import { unscoredName } from '@/content/statistics/tiers';
import type { Summary } from '@/lib/diades/views/summary';
import type { Sort } from '../table/use-sort';
import styles from './historical-summary.module.css';
import { TierTable } from './tier-table';
import type { SummaryColumn } from './use-sorted-summary';

type SummaryGroupsProps = { summary: Summary; season: string | null; sort: Sort<SummaryColumn> };

/** A table for each tier, and one for the towers without score when there are any. */
export function SummaryGroups({ summary, season, sort }: SummaryGroupsProps) {
  if (summary.notice === 'covid')
    return (
      <Notice kind="warning">
        <p>{covidNotice}</p>
      </Notice>
    );
  const { tiers, unscored } = summary;
  const groups = unscored.length === 0 ? tiers : [...tiers, { name: unscoredName, towers: unscored }];
  return (
    <div className={styles.groups}>
      {groups.map(({ name, towers }) => (
        <TierTable key={name} name={name} towers={towers} season={season} sort={sort} />
      ))}
    </div>
  );
}
