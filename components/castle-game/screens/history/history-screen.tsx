import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FRAME_TEXTS } from '@/content/interface/castle-game/frame';
import { HISTORY_TEXTS } from '@/content/interface/castle-game/history';
import { seasonPage } from '@/lib/castle-game/memory/season-page';
import { type HistoryPart, historyRows, partsOf } from '@/lib/castle-game/screens/history';
import type { Team } from '@/lib/castle-game/types';
import type { Season } from '@/lib/dates/seasons';
import { ScreenFrame } from '../../frame/screen-frame';
import type { ScreenProps } from '../../frame/screens';
import { ShowMore, useMore } from '../../frame/show-more';
import { YearPage } from '../../year/year-page';
import styles from './history-screen.module.css';
import { HistoryTable } from './history-table';
import { SeasonHead } from './season-head';
import { TowerRecords } from './tower-records';

/** Performances per page: about a season and a half of Thursdays. */
const STEP = 50;

export function HistoryScreen({ state: { team }, back }: ScreenProps) {
  const [read, setRead] = useState<Season>();
  const page = read && seasonPage(team, read);
  if (page)
    return (
      <YearPage team={team} page={page}>
        <Button kind="quiet" onClick={() => setRead(undefined)}>
          {FRAME_TEXTS.back}
        </Button>
      </YearPage>
    );
  return (
    <ScreenFrame title={HISTORY_TEXTS.title} onBack={back}>
      {team.history.length === 0 ? (
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
          <TowerRecords team={team} />
          <Seasons team={team} onRead={setRead} />
        </div>
      )}
    </ScreenFrame>
  );
}

function Seasons({ team, onRead }: { team: Team; onRead: (season: Season) => void }) {
  const rows = historyRows(team);
  const { shown, showMore, refFor } = useMore(rows.length, STEP);
  const parts = partsOf(rows.slice(0, shown));
  return (
    <>
      {parts.map((part, index) => (
        <section key={part.season ?? 'unknown'} className={styles.season}>
          <SeasonHead team={team} season={part.season} onRead={onRead} />
          <HistoryTable
            caption={part.season}
            rows={part.rows}
            refFor={(row) => refFor(rowsBefore(parts, index) + row)}
          />
        </section>
      ))}
      {rows.length > STEP && <ShowMore shown={shown} all={rows.length} onMore={showMore} />}
    </>
  );
}

const rowsBefore = (parts: readonly HistoryPart[], index: number): number =>
  parts.slice(0, index).reduce((sum, { rows }) => sum + rows.length, 0);
