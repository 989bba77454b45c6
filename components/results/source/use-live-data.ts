'use client';

import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { dateOf, timeOf, today } from '@/lib/browser/clock';
import { noAnswer } from '@/lib/browser/fetch';
import type { SpreadsheetFacts } from '@/lib/results/snapshot';
import { failed, type LoadFailure } from './failure';
import type { Loaded } from './load';

export type LiveState =
  | { readonly status: 'snapshot' }
  /** `after`: the failure before this retry. */
  | { readonly status: 'loading'; readonly after: LoadFailure | null }
  | {
      readonly status: 'ready';
      readonly facts: SpreadsheetFacts;
      /** When the source was read, or when its cached copy was stored. */
      readonly date: string;
      readonly time: string;
      readonly fromCopy: boolean;
      /** Why the answer of the host is not shown, if its copy is. */
      readonly instead?: LoadFailure | undefined;
    }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

type LiveData<T> = { readonly data: T; readonly state: LiveState; readonly reload: () => void };

/**
 * Loads live data after mount or, without `atOnce`, on the first `reload`. A load may show other data meanwhile if
 * the page has none. A failed load keeps the current data.
 */
export function useLiveData<T>(
  snapshot: T,
  load: (show: (meanwhile: T) => void) => Promise<Loaded<T>>,
  { atOnce = true }: { atOnce?: boolean } = {},
): LiveData<T> {
  const [data, setData] = useState(snapshot);
  const [state, setState] = useState<LiveState>({ status: 'snapshot' });
  const start = useRef(snapshot);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const reading = latest.current;
    const showIfNothing = (meanwhile: T) => setData((now) => (now === start.current ? meanwhile : now));
    setState((now) => ({ status: 'loading', after: now.status === 'failed' ? now.failure : null }));
    // Code that cannot be loaded counts as no answer.
    const loaded = await load((meanwhile) => {
      if (reading === latest.current) startTransition(() => showIfNothing(meanwhile));
    }).catch(() => failed('diades', noAnswer()));
    // Superseded by a later load.
    if (reading !== latest.current) return;
    // A transition: many rows may change, and the page must stay responsive.
    startTransition(() => {
      if (loaded.ok) {
        setData('same' in loaded ? start.current : loaded.data);
        const { facts, copied, instead } = loaded;
        const read = copied === undefined ? new Date() : new Date(copied);
        const fromCopy = copied !== undefined;
        setState({ status: 'ready', facts, date: dateOf(read), time: timeOf(read), fromCopy, instead });
        return;
      }
      if ('fallback' in loaded && loaded.fallback !== undefined) showIfNothing(loaded.fallback);
      setState({ status: 'failed', failure: loaded.failure });
    });
    if (loaded.ok) for (const { title, lines } of loaded.facts.notes) logLines(title, lines);
  }, [load]);

  useEffect(() => {
    if (atOnce) reload();
    return () => {
      latest.current += 1;
    };
  }, [atOnce, reload]);

  return { data, state, reload };
}

/** Lists skipped rows in the console, where editors of the spreadsheets look. */
function logLines(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  // biome-ignore lint/suspicious/noConsole: meant for the console
  console.info([title, ...lines].join('\n'));
}

const never = () => () => {};

/** The build's date before hydration. */
export function useToday(built: string): string {
  return useSyncExternalStore(never, today, () => built);
}
