'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import {
  FETCH_FAILURE_TEXTS,
  SHEET_FAILURE_TEXTS,
  SOURCE_NAMES,
  SOURCE_TEXTS,
} from '@/content/interface/statistics';
import type { SheetCopy, SheetFacts } from '@/lib/diades/copy';
import {
  columnsMissing,
  copyMeanwhile,
  copyOf,
  diadesMissing,
  lastDiada,
  linesAhead,
  linesApart,
  linesRepeated,
  notRead,
  ownCopyOf,
  readAt,
  scoresMissing,
} from '@/lib/diades/words';
import type { LoadFailure } from './failure';
import styles from './source-status.module.css';
import type { LiveState } from './use-live';

type SourceStatusProps = {
  state: LiveState;
  copy: SheetCopy;
  onRetry: () => void;
  /** Whether the page shows data while the source does not answer. */
  shown?: boolean;
};

/** Shows the source and age of the data, or the loading state, or an error with a retry button. */
export function SourceStatus({ state, copy, onRetry, shown = true }: SourceStatusProps) {
  const { place, watch } = useFocusKept(state.status);
  const failure = failureOf(state);
  return (
    <div ref={place} tabIndex={-1} {...watch} className={styles.status} data-status={state.status}>
      {failure && (
        <Notice kind="danger">
          {state.status === 'loading' ? (
            <Loading>{SOURCE_TEXTS.loading}</Loading>
          ) : (
            <p>
              {notRead(
                SOURCE_NAMES[failure.source],
                reasonOf(failure),
                shown ? SOURCE_TEXTS.keptCopy : SOURCE_TEXTS.nothingToShow,
              )}
            </p>
          )}
          <Button kind="quiet" onClick={onRetry}>
            {SOURCE_TEXTS.retry}
          </Button>
        </Notice>
      )}
      {state.status === 'loading' && !failure && (
        <>
          <Loading>{SOURCE_TEXTS.loading}</Loading>
          {shown && <p>{copyMeanwhile(copy.built)}</p>}
        </>
      )}
      {(state.status === 'snapshot' || (failure && shown)) && (
        <p>{[copyOf(copy.built), ...aboutFacts(copy)].join(' ')}</p>
      )}
      {state.status === 'ready' && <p>{[aboutReading(state), ...aboutFacts(state.facts)].join(' ')}</p>}
    </div>
  );
}

/** Returns the last failure, also during a retry. */
function failureOf(state: LiveState): LoadFailure | null {
  if (state.status === 'failed') return state.failure;
  return state.status === 'loading' ? state.after : null;
}

function reasonOf({ source, why }: LoadFailure): string {
  if (why.reason === 'missing columns') return columnsMissing(why.columns);
  if (why.reason === 'shrunken') {
    const missing = source === 'diades' ? diadesMissing : scoresMissing;
    return missing(why.found, why.kept);
  }
  return { ...FETCH_FAILURE_TEXTS, ...SHEET_FAILURE_TEXTS }[why.reason];
}

function aboutReading({ date, time, fromCopy }: LiveState & { status: 'ready' }): string {
  return fromCopy ? ownCopyOf(date, time) : readAt(date, time);
}

function aboutFacts({ latest, setAside, repeated, ahead }: SheetFacts): string[] {
  return [
    ...(latest === null ? [] : [lastDiada(latest)]),
    ...(setAside === 0 ? [] : [linesApart(setAside)]),
    ...(repeated === 0 ? [] : [linesRepeated(repeated)]),
    ...(ahead === 0 ? [] : [linesAhead(ahead)]),
  ];
}

/** Moves focus to the element when the focused button inside disappears. */
function useFocusKept(status: string) {
  const place = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of status may remove the button
  useEffect(() => {
    if (inside.current && !place.current?.contains(document.activeElement)) place.current?.focus();
  }, [status]);
  const watch = {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
  return { place, watch };
}
