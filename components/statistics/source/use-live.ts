'use client';

import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { logLines } from '@/lib/browser/log';
import { dateOf, timeOf } from '@/lib/browser/today';
import type { SheetFacts } from '@/lib/diades/copy';
import type { LoadFailure } from './failure';
import type { Loaded } from './load';

/** Where the data on the page comes from: the copy it was built with, or the source as read now. */
export type LiveState =
  | { readonly status: 'snapshot' }
  /** `after` is the failure that is being tried to mend. */
  | { readonly status: 'loading'; readonly after: LoadFailure | null }
  | {
      readonly status: 'ready';
      readonly facts: SheetFacts;
      /** When the source was read: now, or when the visitor's own copy of it was taken. */
      readonly date: string;
      readonly time: string;
      readonly fromCopy: boolean;
    }
  | { readonly status: 'failed'; readonly failure: LoadFailure };

export type Live<T> = { readonly data: T; readonly state: LiveState; readonly reload: () => void };

/**
 * The data of the page, read again from its source after mount or, unless `atOnce`, when `reload` is first called. A
 * reading may show something while it waits, if there is nothing yet; one that fails keeps what there was.
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
    // A later reading has taken the place of this one, or the page is gone.
    if (reading !== latest.current) return;
    // Many rows may change at once: the page goes on answering while they are drawn.
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
