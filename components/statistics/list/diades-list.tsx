'use client';

import { lazy, Suspense, useCallback, useMemo } from 'react';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { useAddress } from '@/components/shared/use-address';
import { NoScripts } from '@/components/ui/no-scripts';
import { LIST_TEXTS } from '@/content/interface/statistics';
import { noAnswer } from '@/lib/browser/no-answer';
import { formatListQuery, parseListQuery } from '@/lib/diades/address/list-query';
import type { SheetCopy } from '@/lib/diades/copy';
import type { ListChoices } from '@/lib/diades/views/filter';
import type { SearchableDiades } from '@/lib/diades/views/list';
import { snapshotSource } from '@/lib/site/data-sources';
import { AddressWatch } from '../source/address-watch';
import { arrived, failed } from '../source/failure';
import { IgnoredNote } from '../source/ignored-note';
import { SourceStatus } from '../source/source-status';
import { useLive } from '../source/use-live';
import { useToday } from '../source/use-today';
import styles from './diades-list.module.css';
import { ListForm } from './list-form';

/** Loaded on demand, with the CSV parser. */
const ListResults = lazy(() => import('./list-results').then((module) => ({ default: module.ListResults })));

type DiadesListProps = {
  /** Towns and towers to choose from, until the live CSV is read. */
  choices: ListChoices;
  copy: SheetCopy;
  pages: readonly string[];
};

/** Search form and results. The query holds the search, and the rows load when it has one. */
export function DiadesList({ choices, copy, pages }: DiadesListProps) {
  const [search, setSearch] = useAddress();
  const asked = parseListQuery(search, choices).filter !== null;
  const load = useCallback(
    async (show: (meanwhile: SearchableDiades) => void) => {
      const loader = await arrived(() => import('./load-list'));
      return loader?.loadList(copy, choices.codes, show) ?? failed('diades', noAnswer());
    },
    [copy, choices.codes],
  );
  const { data: diades, state, reload } = useLive<SearchableDiades | null>(null, load, { atOnce: asked });
  const known = diades?.choices ?? choices;
  const { filter, ignored } = useMemo(() => parseListQuery(search, known), [search, known]);
  const found = useMemo(() => (diades && filter ? diades.find(filter) : null), [diades, filter]);
  const today = useToday(copy.built);

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
        copy={copy}
        onRetry={reload}
        shown={diades !== null}
      />
      {diades && <IgnoredNote ignored={ignored} />}
      {!asked && <p className={styles.help}>{LIST_TEXTS.help}</p>}
      {diades && found && (
        <Suspense>
          <ListResults question={search} diades={diades} found={found} />
        </Suspense>
      )}
    </TowerTips>
  );
}
