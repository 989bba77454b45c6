'use client';

import { memo, useId, useState } from 'react';
import { TowerTags } from '@/components/shared/tower-tag/tower-tags';
import { NO_REASON, RANKING_TEXTS } from '@/content/interface/statistics';
import { shortDate } from '@/lib/dates/formats';
import { columnOf, type RankingRow } from '@/lib/diades/views/ranking-rows';
import type { TowerNames } from '@/lib/diades/views/tower-names';
import { howPointsAddUp } from '@/lib/diades/words';
import { formatInteger } from '@/lib/text/number';
import { DrawnIcon } from '../drawn-icon';
import styles from './ranking-table.module.css';
import { ScoreSum } from './score-sum';

type RankingEntryProps = { row: RankingRow; names: TowerNames; current: boolean };

/** A row that expands to show where its points come from. */
export const RankingEntry = memo(({ row, names, current }: RankingEntryProps) => {
  const [open, setOpen] = useState(false);
  const sumId = useId();
  const { position, date, reason, town, points } = row;
  const towers = columnOf(row).map(({ label, code, verdict }) => ({
    label,
    code,
    name: names[label],
    strong: verdict === 'counts',
  }));
  return (
    <>
      <tr className={styles.row} data-current={current} data-open={open}>
        <td className={styles.position}>
          {current && <DrawnIcon sign="star" size={18} label={RANKING_TEXTS.currentSeason} />}
          {position}
        </td>
        <td className={styles.date}>{shortDate(date)}</td>
        <th scope="row" className={styles.reason}>
          {reason || NO_REASON}
        </th>
        <td className={styles.town}>{town}</td>
        <td className={styles.towers}>
          <TowerTags className={styles.towerList} towers={towers} />
        </td>
        <td className={styles.points}>
          <button
            type="button"
            className={styles.opener}
            data-content
            aria-expanded={open}
            aria-controls={sumId}
            aria-label={howPointsAddUp(points)}
            onClick={() => setOpen(!open)}
          >
            {formatInteger(points)}
          </button>
        </td>
      </tr>
      <tr id={sumId} className={styles.sumRow} hidden={!open}>
        {open && (
          <td colSpan={6}>
            <ScoreSum row={row} names={names} />
          </td>
        )}
      </tr>
    </>
  );
});
RankingEntry.displayName = 'RankingEntry';
