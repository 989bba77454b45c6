'use client';

import { useCallback, useMemo } from 'react';
import { TowerTips } from '@/components/shared/tower-tag/tower-tips';
import { LIST_TEXTS } from '@/content/interface/statistics';
import { formatListQuery, parseListQuery } from '@/lib/diades/address/list-query';
import type { SheetCopy } from '@/lib/diades/copy';
import type { Diada } from '@/lib/diades/types';
import type { ListChoices } from '@/lib/diades/views/filter';
import type { SearchableDiades } from '@/lib/diades/views/list';
import { diadesFound } from '@/lib/diades/words';
import { RowActions } from '../actions/row-actions';
import { AddressWatch } from '../source/address-watch';
import { IgnoredNote } from '../source/ignored-note';
import { SourceStatus } from '../source/source-status';
import { SteadyPlace } from '../source/steady-place';
import { useAddress } from '../source/use-address';
import { useLive } from '../source/use-live';
import { useToday } from '../source/use-today';
import { useSort, useSorted } from '../table/use-sort';
import styles from './diades-list.module.css';
import { listColumns } from './list-columns';
import { ListForm } from './list-form';
import { ListTable } from './list-table';
import { loadList } from './load-list';
import { useGrowing } from './use-growing';
import { usePlaceKept } from './use-place-kept';

type DiadesListProps = {
  /** The towns, and the towers by merit, that the copy can be asked for. */
  choices: ListChoices;
  copy: SheetCopy;
  pages: readonly string[];
};

/** The form, and the diades it asks for. The address holds the question, so the rows load when it has one. */
export function DiadesList({ choices, copy, pages }: DiadesListProps) {
  const [search, setSearch] = useAddress();
  const asked = parseListQuery(search, choices).filter !== null;
  const load = useCallback(
    (show: (meanwhile: SearchableDiades) => void) => loadList(copy, choices.codes, show),
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
        copy={copy}
        onRetry={reload}
        shown={diades !== null}
      />
      {diades && <IgnoredNote ignored={ignored} />}
      {!asked && <p className={styles.help}>{LIST_TEXTS.help}</p>}
      {diades && found && (
        <SteadyPlace data={diades}>
          <ListResults question={search} found={found} roundsOf={diades.roundsOf} />
        </SteadyPlace>
      )}
    </TowerTips>
  );
}

type ListResultsProps = {
  question: string;
  found: readonly Diada[];
  roundsOf: SearchableDiades['roundsOf'];
};

/** The diades found, how many they are, and what can be done with them. */
function ListResults({ question, found, roundsOf }: ListResultsProps) {
  const sort = useSort(listColumns, 'date');
  const sorted = useSorted(found, listColumns, sort);
  const shown = useGrowing(sorted.length, `${question} ${sort.column} ${sort.direction}`);
  const box = usePlaceKept(sorted, shown);
  return (
    <section ref={box} aria-label={LIST_TEXTS.results} className={styles.results}>
      <p role="status" className={styles.count}>
        {found.length === 0 ? LIST_TEXTS.noResults : diadesFound(found.length)}
      </p>
      {found.length > 0 && (
        <>
          <RowActions name="llista-de-diades" write={({ listCsv }) => listCsv(sorted)} />
          <ListTable rows={sorted.slice(0, shown)} total={sorted.length} roundsOf={roundsOf} sort={sort} />
        </>
      )}
    </section>
  );
}
