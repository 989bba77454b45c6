import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { useState } from 'react';
import { ScreenShell } from '@/components/castle-game/shell/screen-shell';
import type { ScreenProps } from '@/components/castle-game/shell/screens';
import { ShowMore, useMore } from '@/components/castle-game/shell/show-more';
import { TowerCode } from '@/components/castle-game/shell/tower-code';
import { DiadaTable } from '@/components/castle-game/year/diada-table';
import { YearPage } from '@/components/castle-game/year/year-page';
import { Button } from '@/components/ui/button';
import { Table } from '@/components/ui/table';
import { diades } from '@/content/castle-game/diades';
import { diadaTitle } from '@/content/interface/castle-game/diades';
import { HISTORY_TEXTS } from '@/content/interface/castle-game/history';
import { membersStory } from '@/content/interface/castle-game/points-and-members';
import { SHELL_TEXTS } from '@/content/interface/castle-game/shell';
import { markedCode } from '@/content/interface/castle-game/towers';
import { seasonFigures, seasonName, YEAR_TEXTS } from '@/content/interface/castle-game/year';
import { namedDiadaOn } from '@/lib/castle-game/history/diades';
import { seasonPage } from '@/lib/castle-game/history/season-page';
import { type HistoryPart, type HistoryRow, historyRows, partsOf } from '@/lib/castle-game/screens/history';
import type { Team } from '@/lib/castle-game/types';
import type { Season } from '@/lib/dates/seasons';
import { capitalised, formatInteger } from '@/lib/text/catalan';
import styles from './history-screen.module.css';

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
        <p className={`measure round-l text-l ${styles.empty}`}>{HISTORY_TEXTS.empty}</p>
      ) : (
        <div className={`stack shrink gap-4 ${styles.history}`}>
          <p className={`cluster note gap-1 gap-x-4 ${styles.key}`}>
            {HISTORY_TEXTS.key}
            {HISTORY_TEXTS.marks.map(({ mark, meaning }) => (
              <span key={mark}>
                <b>{mark}</b> {meaning}
              </span>
            ))}
          </p>
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
        <section key={part.season ?? 'unknown'} className={`stack shrink gap-3 ${styles.season}`}>
          <SeasonHead team={team} season={part.season} onRead={onRead} />
          <HistoryTable
            team={team}
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

function SeasonHead({ team, season, onRead }: SeasonHeadProps) {
  if (!season) return <h3>{HISTORY_TEXTS.noDay}</h3>;
  const page = seasonPage(team, season);
  return (
    <header className="cluster middle gap-2 gap-x-5">
      <h3>{seasonName(season)}</h3>
      {page && <p className="soft">{seasonFigures(page)}</p>}
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

type HistoryTableProps = {
  readonly team: Team;
  readonly caption: string | undefined;
  readonly rows: readonly HistoryRow[];
  readonly refFor: (index: number) => ((row: HTMLElement | null) => void) | undefined;
};

function HistoryTable({ team, caption, rows, refFor }: HistoryTableProps) {
  return (
    <Table caption={caption ? `${HISTORY_TEXTS.caption}. ${caption}` : HISTORY_TEXTS.caption}>
      <thead>
        <tr>
          <th scope="col">{HISTORY_TEXTS.day}</th>
          <th scope="col">{HISTORY_TEXTS.time}</th>
          <th scope="col">{HISTORY_TEXTS.performance}</th>
          <th scope="col" data-numeric>
            {HISTORY_TEXTS.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.place} ref={refFor(index)} tabIndex={-1}>
            <th scope="row" className="semibold">
              <DiadaMark date={row.date} />
              {row.day ? capitalised(row.day) : HISTORY_TEXTS.noDay}
            </th>
            <td>{row.time}</td>
            <td className={styles.performance}>
              <Rounds row={row} />
              {row.members && <p className={`note ${styles.members}`}>{membersStory(row.members)}</p>}
              {row.date && namedDiadaOn(diades, row.date) && (
                <DiadaTable team={team} day={row.date} rounds={row.rounds} />
              )}
            </td>
            <td data-numeric className="display text-l bold">
              {formatInteger(row.points)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function DiadaMark({ date }: Pick<HistoryRow, 'date'>) {
  const diada = date && namedDiadaOn(diades, date);
  if (!diada) return null;
  return (
    <p className={`bold ${styles.diada}`}>
      <StarIcon aria-hidden="true" size={18} weight="fill" /> {diadaTitle(diada)}
    </p>
  );
}

function Rounds({ row: { rounds } }: { readonly row: HistoryRow }) {
  return (
    <ol className={`cluster gap-1 gap-x-2 ${styles.rounds}`}>
      {rounds.map(({ code, outcome }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds never move, and an edited save can repeat a number
        <li key={index} data-scored={outcome === 'descarregat' || undefined}>
          <TowerCode>{markedCode(code, outcome)}</TowerCode>
        </li>
      ))}
    </ol>
  );
}
