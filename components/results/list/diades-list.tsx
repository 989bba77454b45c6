'use client';

import { lazy, Suspense, useCallback, useMemo } from 'react';
import { AddressWatch } from '@/components/results/source/address-watch';
import { IgnoredNote, SourceStatus } from '@/components/results/source/source-status';
import { useLiveData, useToday } from '@/components/results/source/use-live-data';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { useAddress } from '@/components/shared/use-address';
import { NoScripts } from '@/components/ui/notice';
import { LIST_TEXTS } from '@/content/interface/results';
import { formatListQuery, parseListQuery } from '@/lib/results/query';
import type { SnapshotFacts } from '@/lib/results/snapshot';
import type { ListChoices, SearchableDiades } from '@/lib/results/views/list';
import { snapshotSource } from '@/lib/site/address';
import styles from './diades-list.module.css';
import { ListForm } from './list-form';

/** `loadList` has loaded it with the data, so it neither waits nor fails here. */
const ListResults = lazy(() => import('./list-results').then((module) => ({ default: module.ListResults })));

type DiadesListProps = {
  /** Towns and towers to choose from, until the live CSV is read. */
  choices: ListChoices;
  snapshotFacts: SnapshotFacts;
  pages: readonly string[];
};

/** The query holds the search. Rows load when there is one. */
export function DiadesList({ choices, snapshotFacts, pages }: DiadesListProps) {
  const [search, setSearch] = useAddress();
  const asked = parseListQuery(search, choices).filter !== null;
  const load = useCallback(
    async (show: (meanwhile: SearchableDiades) => void) =>
      (await import('./load-list')).loadList(snapshotFacts, choices.codes, show),
    [snapshotFacts, choices.codes],
  );
  const { data: diades, state, reload } = useLiveData<SearchableDiades | null>(null, load, { atOnce: asked });
  const known = diades?.choices ?? choices;
  const { filter, ignored } = useMemo(() => parseListQuery(search, known), [search, known]);
  const found = useMemo(() => (diades && filter ? diades.find(filter) : null), [diades, filter]);
  const today = useToday(snapshotFacts.built);

  return (
    <TowerTips pages={pages}>
      <AddressWatch />
      <NoScripts>
        {LIST_TEXTS.noScripts} <a href={snapshotSource}>{LIST_TEXTS.wholeList}</a>
      </NoScripts>
      <ListForm
        question={search}
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
        snapshotFacts={snapshotFacts}
        onRetry={reload}
        shown={diades !== null}
      />
      {diades && <IgnoredNote ignored={ignored} />}
      {!asked && (
        <p className={styles.help} data-only="scripts">
          {snapshotFacts.latest === null ? LIST_TEXTS.none : LIST_TEXTS.help}
        </p>
      )}
      {diades && found && (
        <Suspense>
          <ListResults question={search} diades={diades} found={found} />
        </Suspense>
      )}
    </TowerTips>
  );
}
