'use client';

import { useCallback, useMemo } from 'react';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { listHelp } from '@/content/interface/statistics';
import { sourceTexts } from '@/content/statistics/source';
import { formatListQuery, type ListChoices, parseListQuery } from '@/lib/diades/address/list-query';
import { AddressWatch } from '../source/address-watch';
import { IgnoredNote } from '../source/ignored-note';
import { type SnapshotDates, SourceStatus } from '../source/source-status';
import { useAddress } from '../source/use-address';
import { useLive } from '../source/use-live';
import { useToday } from '../source/use-today';
import type { DiadesBook } from './diades-book';
import styles from './diades-list.module.css';
import { ListForm } from './list-form';
import { ListResults } from './list-results';
import { loadBook } from './load-list';

type DiadesListProps = {
  /** The towns, and the towers by merit, that the copy can be asked for. */
  choices: ListChoices;
  dates: SnapshotDates;
  pages: readonly string[];
};

/** The form, and the diades it asks for. The address holds the question, so the rows load when it has one. */
export function DiadesList({ choices, dates, pages }: DiadesListProps) {
  const [search, setSearch] = useAddress();
  const asked = parseListQuery(search, choices).filter !== null;
  const load = useCallback(() => loadBook(choices.towers), [choices.towers]);
  const { data: book, state, reload } = useLive<DiadesBook | null>(null, load, { atOnce: asked });
  const known = book?.choices ?? choices;
  const { filter, ignored } = useMemo(() => parseListQuery(search, known), [search, known]);
  const found = useMemo(() => (book && filter ? book.find(filter) : null), [book, filter]);
  const today = useToday(dates.built);

  return (
    <TowerTips names={found?.names ?? noNames} pages={pages}>
      <AddressWatch />
      <ListForm
        asked={filter}
        choices={known}
        today={today}
        onAsk={(next) => {
          setSearch(formatListQuery(next));
          if (state.status === 'failed') reload();
        }}
      />
      <SourceStatus
        state={asked ? state : { status: 'snapshot' }}
        snapshot={dates}
        onRetry={reload}
        {...(book ? {} : { kept: sourceTexts.nothingToShow })}
      />
      {state.status !== 'loading' && book && <IgnoredNote ignored={ignored} />}
      {!asked && <p className={styles.help}>{listHelp}</p>}
      {found && <ListResults rows={found.rows} busy={state.status === 'loading'} />}
    </TowerTips>
  );
}

const noNames = {};
