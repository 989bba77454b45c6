'use client';

import { startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RowActions } from '@/components/results/row-actions';
import { useSort, useSorted } from '@/components/results/sort';
import { ScrollAnchor } from '@/components/results/source/scroll-anchor';
import { OnDemand } from '@/components/ui/on-demand';
import { PagePart } from '@/components/ui/page-part';
import { LIST_TEXTS } from '@/content/interface/results';
import { whenIdle } from '@/lib/browser/schedule';
import type { Diada } from '@/lib/results/diada';
import type { ReadList } from '@/lib/results/views/list';
import type { CardSource } from './diada-card';
import { ListTable, listColumns } from './list-table';
import { storedPlace, useScrollRestoration } from './use-scroll-restoration';

const loadCard = () => import('./diada-card').then((module) => module.DiadaCard);

type ListResultsProps = {
  question: string;
  diades: ReadList;
  found: readonly Diada[];
  /** Tower asked for. */
  wanted: string | null;
  /** A day was asked for: its cards are open. */
  isDay: boolean;
  card: CardSource;
};

export function ListResults({ question, diades, found, wanted, isDay, card }: ListResultsProps) {
  const [kept] = useState(storedPlace);
  const sort = useSort(listColumns, 'date', kept);
  const sorted = useSorted(found, listColumns, sort);
  const shown = useRowCount(sorted.length, `${question} ${sort.column} ${sort.direction}`);
  const table = useScrollRestoration({ question, rows: sorted, sort });
  const cardOf = useCallback(
    (diada: Diada) => (
      <PagePart>
        <OnDemand
          load={loadCard}
          props={{ diada, diades: diades.all, ...card }}
          texts={{ loading: LIST_TEXTS.cardLoading, failed: LIST_TEXTS.cardFailed }}
        />
      </PagePart>
    ),
    [diades.all, card],
  );
  return (
    <ScrollAnchor data={diades}>
      <section aria-label={LIST_TEXTS.results} className="stack shrink gap-4">
        <ListTable
          table={table}
          rows={sorted}
          shown={shown}
          roundsOf={diades.roundsOf}
          wanted={wanted}
          sort={sort}
          cardOf={cardOf}
          incomplete={diades.incomplete}
          opened={isDay}
        />
        <RowActions name="llista-de-diades" write={({ listCsv }) => listCsv(sorted)} />
      </section>
    </ScrollAnchor>
  );
}

/** Initial rows, and the maximum that an idle callback adds. Each one doubles the number. */
const [FIRST, MAX_STEP] = [25, 500];

/**
 * Returns how many rows to render: a screenful first, the rest when idle, all before printing. A new `question`
 * starts again.
 */
export function useRowCount(total: number, question: string): number {
  const [{ asked, grown }, setGrown] = useState({ asked: question, grown: FIRST });
  const shown = Math.min(total, asked === question ? grown : FIRST);

  useEffect(() => {
    if (shown === total) return;
    const showAtLeast = (count: number) => setGrown({ asked: question, grown: count });
    const forget = whenIdle(() => startTransition(() => showAtLeast(shown + Math.min(shown, MAX_STEP))), {
      timeout: 500,
    });
    const showAll = () => flushSync(() => showAtLeast(total));
    addEventListener('beforeprint', showAll);
    return () => {
      forget();
      removeEventListener('beforeprint', showAll);
    };
  }, [shown, total, question]);

  return shown;
}
