import { HISTORY_TEXTS } from '@/content/interface/castle-game/history';
import { historyRows } from '@/lib/castle-game/screens/history';
import { ScreenFrame } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { ShowMore, useMore } from '../../frame/show-more';
import styles from './history-screen.module.css';
import { HistoryTable } from './history-table';

/** Performances shown at once: a season and a half of Thursdays. */
const STEP = 50;

/** HISTÒRIC: the performances of the team, the newest first. */
export function HistoryScreen({ state: { team }, back }: ScreenProps) {
  const rows = historyRows(team);
  const { shown, showMore, refFor } = useMore(rows.length, STEP);
  return (
    <ScreenFrame title={HISTORY_TEXTS.title} onBack={back}>
      {rows.length === 0 ? (
        <p className={styles.empty}>{HISTORY_TEXTS.empty}</p>
      ) : (
        <div className={styles.history}>
          <p className={styles.key}>
            {HISTORY_TEXTS.key}
            {HISTORY_TEXTS.marks.map(({ mark, meaning }) => (
              <span key={mark}>
                <b>{mark}</b> {meaning}
              </span>
            ))}
          </p>
          <HistoryTable rows={rows.slice(0, shown)} refFor={refFor} />
          {rows.length > STEP && <ShowMore shown={shown} all={rows.length} onMore={showMore} />}
        </div>
      )}
    </ScreenFrame>
  );
}
