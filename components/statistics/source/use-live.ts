'use client';

import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { logLines } from '@/lib/browser/log';
import { dateOf, timeOf } from '@/lib/browser/today';
import type { SheetFacts } from '@/lib/diades/copy';
import type { LoadFailure } from './failure';
import type { Loaded } from './load';

/** Source of the data on the page. `snapshot`: the built-in copy. */
export type LiveState =
  | { readonly status: 'snapshot' }
  /** `after`: the failure before this retry. */
  | { readonly status: 'loading'; readonly after: LoadFailure | null }
  | {
      readonly status: 'ready';
      readonly facts: SheetFacts;
      /** When the source was read, or when its cached copy was stored. */
      readonly date: string;
      readonly time: string;
      readonly fromCopy: boolean;
    }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

export type Live<T> = { readonly data: T; readonly state: LiveState; readonly reload: () => void };

/**
 * Loads live data after mount or, without `atOnce`, on the first `reload`. A load may show other data meanwhile if
 * the page has none. A failed load keeps the current data.
 */
export function useLive<T>(
  snapshot: T,
  load: (show: (meanwhile: T) => void) => Promise<Loaded<T>>,
  { atOnce = true }: { atOnce?: boolean } = {},
): Live<T> {
  const [data, setData] = useState(snapshot);
  const [state, setState] = useState<LiveState>({ status: 'snapshot' });
  const start = useRef(snapshot);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    latest.current += 1;
    const reading = latest.current;
    const showIfNothing = (meanwhile: T) => setData((now) => (now === start.current ? meanwhile : now));
    setState((now) => ({ status: 'loading', after: now.status === 'failed' ? now.failure : null }));
    const loaded = await load((meanwhile) => {
      if (reading === latest.current) startTransition(() => showIfNothing(meanwhile));
    });
    // Superseded by a later load.
    if (reading !== latest.current) return;
    // A transition: many rows may change, and the page must stay responsive.
    startTransition(() => {
      if (loaded.ok) {
        setData('same' in loaded ? start.current : loaded.data);
        const { facts, copied } = loaded;
        const read = copied === undefined ? new Date() : new Date(copied);
        const fromCopy = copied !== undefined;
        setState({ status: 'ready', facts, date: dateOf(read), time: timeOf(read), fromCopy });
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
