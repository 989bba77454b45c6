'use client';

import { lazy, type RefObject, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AddressWatch } from '@/components/results/source/address-watch';
import { IgnoredNote, SourceStatus } from '@/components/results/source/source-status';
import { useLiveData, useToday } from '@/components/results/source/use-live-data';
import { queryArea } from '@/components/shared/early-query';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { useAddress } from '@/components/shared/use-address';
import { Button } from '@/components/ui/button';
import { NoScripts } from '@/components/ui/notice';
import { diadesFound, LIST_TEXTS } from '@/content/interface/results';
import { seasonDates, seasonOf } from '@/lib/dates/seasons';
import { parseListQuery } from '@/lib/results/list-query';
import { formatListQuery } from '@/lib/results/query';
import type { ScoreTable } from '@/lib/results/scoring/scores';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import type { ReadList } from '@/lib/results/views/list';
import { areDatesReversed, type DiadesFilter, type ListChoices } from '@/lib/results/views/list-filter';
import { snapshotSource } from '@/lib/site/address';
import type { CardSource } from './diada-card';
import styles from './diades-list.module.css';
import { ListForm } from './list-form';

/** `loadList` has loaded it with the data, so it neither waits nor fails here. */
const ListResults = lazy(() => import('./list-results').then((module) => ({ default: module.ListResults })));

type DiadesListProps = {
  /** Towns and towers to choose from, until the live CSV is read. */
  choices: ListChoices;
  snapshotFacts: SnapshotFacts;
  pages: readonly string[];
  scores: ScoreTable;
  albums: CardSource['albums'];
};

const isNarrowed = (filter: DiadesFilter) => Object.values(filter).some((value) => value !== null);

/** The query holds the search. Rows load when there is one, and the form folds to a line. */
export function DiadesList({ choices, snapshotFacts, pages, scores, albums }: DiadesListProps) {
  const [search, setSearch] = useAddress();
  const asked = parseListQuery(search, choices).filter !== null;
  const load = useCallback(
    async (show: (meanwhile: ReadList) => void) =>
      (await import('./load-list')).loadList(snapshotFacts, choices.codes, show),
    [snapshotFacts, choices.codes],
  );
  const { data: diades, state, reload } = useLiveData<ReadList | null>(null, load, { atOnce: asked });
  const known = diades?.choices ?? choices;
  const { filter, ignored } = useMemo(() => {
    const query = parseListQuery(search, known);
    return { ...query, filter: query.filter && diades ? diades.understood(query.filter) : query.filter };
  }, [search, known, diades]);
  const found = useMemo(() => (diades && filter ? diades.find(filter) : null), [diades, filter]);
  const { built, firstMonth } = snapshotFacts;
  const current = seasonDates(seasonOf(useToday(built), firstMonth), firstMonth);
  const [changing, setChanging] = useState(false);
  const folded = filter !== null && !changing && !areDatesReversed(filter);
  const card = useMemo(() => ({ snapshotFacts, scores, albums }), [snapshotFacts, scores, albums]);
  const form = useRef<HTMLDivElement>(null);
  const { summary, count, revealNext } = useReveal(found !== null, form);

  function onAsk(next: DiadesFilter): void {
    revealNext();
    setChanging(false);
    setSearch(formatListQuery(next));
    if (state.status === 'failed') reload();
  }

  /** The pressed button is gone, so the first field takes focus. */
  function openForm(change: () => void): void {
    flushSync(change);
    form.current?.querySelector('input')?.focus();
  }

  return (
    <TowerTips pages={pages}>
      <AddressWatch />
      <NoScripts>
        {LIST_TEXTS.noScripts} <a href={snapshotSource}>{LIST_TEXTS.wholeList}</a>
      </NoScripts>
      <div {...queryArea(asked)} className={`stack shrink top gap-4 ${styles.area}`}>
        <div ref={form} className={styles.unfolded} hidden={folded}>
          <ListForm question={search} asked={filter} choices={known} current={current} onAsk={onAsk} />
        </div>
        <div
          ref={summary}
          className={`cluster middle apart gap-2 gap-x-4 round-m sunken ${styles.summary}`}
          hidden={!folded}
        >
          <p>
            <span className="soft">{LIST_TEXTS.asked}: </span>
            {filter && LIST_TEXTS.filter(filter)}
          </p>
          <div className="cluster gap-2" data-only="screen">
            <Button kind="quiet" onClick={() => openForm(() => setChanging(true))}>
              {LIST_TEXTS.change}
            </Button>
            {filter && isNarrowed(filter) && (
              <Button
                kind="quiet"
                onClick={() =>
                  openForm(() => {
                    setChanging(false);
                    setSearch('');
                  })
                }
              >
                {LIST_TEXTS.clear}
              </Button>
            )}
          </div>
        </div>
        <p
          ref={count}
          role="status"
          tabIndex={-1}
          className={`display title-m unringed bolder ${styles.count}`}
        >
          {found && (found.length === 0 ? LIST_TEXTS.noResults : diadesFound(found.length))}
        </p>
        {diades && <IgnoredNote ignored={ignored} />}
        {!asked && (
          <p className="measure text-l" data-only="scripts">
            {snapshotFacts.latest === null ? LIST_TEXTS.none : LIST_TEXTS.help}
          </p>
        )}
        {diades && found && found.length > 0 && (
          <Suspense>
            <ListResults
              question={search}
              diades={diades}
              found={found}
              wanted={filter?.code ?? null}
              isDay={filter !== null && filter.from !== null && filter.from === filter.to}
              card={card}
            />
          </Suspense>
        )}
        <SourceStatus
          state={asked ? state : { status: 'snapshot' }}
          snapshotFacts={snapshotFacts}
          onRetry={reload}
          shown={diades !== null}
        />
      </div>
    </TowerTips>
  );
}

/**
 * Scrolls to the answer of a query and focuses the count, on arrival and after `revealNext`. Does nothing if the user
 * has scrolled or focused something else meanwhile, or comes back to a stored place.
 */
function useReveal(answered: boolean, form: RefObject<HTMLElement | null>) {
  const summary = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const pending = useRef<'arrival' | 'asked' | null>('arrival');
  useEffect(() => {
    // `use-scroll-restoration.ts`, which loads with the rows, names the entries of the history that had some.
    if (history.state?.lloc !== undefined) pending.current = null;
  }, []);
  useEffect(() => {
    if (!answered || pending.current === null) return;
    const scrolled = pending.current === 'arrival' && scrollY > 0;
    pending.current = null;
    const { activeElement, body } = document;
    const elsewhere = activeElement !== body && !form.current?.contains(activeElement);
    if (scrolled || elsewhere) return;
    count.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ behavior: 'instant' });
  });
  const revealNext = () => {
    pending.current = 'asked';
  };
  return { summary, count, revealNext };
}
