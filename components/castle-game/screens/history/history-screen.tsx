import { useState } from 'react';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { ShowMore, useMore } from '@/components/castle-game/shell/show-more';
import { YearPage } from '@/components/castle-game/year/year-page';
import { Button } from '@/components/ui/button';
import { HISTORY_TEXTS } from '@/content/interface/castle-game/history';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { seasonFigures, seasonName, YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { seasonPage } from '@/lib/castle-game/history/season-page';
import { type HistoryPart, historyRows, partsOf } from '@/lib/castle-game/screens/history';
import type { Team } from '@/lib/castle-game/types';
import type { Season } from '@/lib/dates/seasons';
import styles from './history-screen.module.css';
import { HistoryTable } from './history-table';
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
          {SHELL_TEXTS.back}
        </Button>
      </YearPage>
    );
  return (
    <ScreenShell title={HISTORY_TEXTS.title} onBack={back}>
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
    </ScreenShell>
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

type SeasonHeadProps = {
  readonly team: Team;
  readonly season: Season | undefined;
  readonly onRead: (season: Season) => void;
};

export function SeasonHead({ team, season, onRead }: SeasonHeadProps) {
  if (!season) return <h3>{HISTORY_TEXTS.noDay}</h3>;
  const page = seasonPage(team, season);
  return (
    <header className={styles.head}>
      <h3>{seasonName(season)}</h3>
      {page && <p>{seasonFigures(page)}</p>}
      {page && (
        <Button
          kind="quiet"
          aria-label={`${YEAR_TEXTS.title}: ${seasonName(season)}`}
          onClick={() => onRead(season)}
        >
          {YEAR_TEXTS.title}
        </Button>
      )}
    </header>
  );
}
