'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import {
  columnsMissing,
  copyOf,
  FETCH_FAILURE_TEXTS,
  IGNORED_TEXT,
  readAt,
  SOURCE_NAMES,
  SOURCE_TEXTS,
  SPREADSHEET_FAILURE_TEXTS,
} from '@/content/interface/results';
import type { IgnoredValue } from '@/lib/results/query';
import type { SnapshotFacts, SpreadsheetFacts } from '@/lib/results/snapshot';
import { excerpt } from '@/lib/text/markup';
import type { LoadFailure } from './failure';
import styles from './source-status.module.css';
import type { LiveState } from './use-live-data';

type SourceStatusProps = {
  state: LiveState;
  snapshotFacts: SnapshotFacts;
  onRetry: () => void;
  /** False if the page has no data yet. */
  shown?: boolean;
};

/** Below the data: their source and age, or why they are a copy, with a retry button. */
export function SourceStatus({ state, snapshotFacts, onRetry, shown = true }: SourceStatusProps) {
  const { place, watch } = useFocusKept(state.status);
  const failure = failureOf(state);
  return (
    <div
      ref={place}
      tabIndex={-1}
      {...watch}
      className={`stack note gap-1 unringed ${styles.status}`}
      data-status={state.status}
    >
      {failure && (
        <Notice kind={shown ? 'info' : 'danger'}>
          {state.status === 'loading' ? (
            <Loading>{SOURCE_TEXTS.loading}</Loading>
          ) : (
            <p>
              {SOURCE_TEXTS.loadFailed(
                SOURCE_NAMES[failure.source],
                reasonOf(failure),
                meanwhileText(state, shown),
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
          {shown && <p>{SOURCE_TEXTS.copyMeanwhile(snapshotFacts.built)}</p>}
        </>
      )}
      {(state.status === 'snapshot' || (state.status !== 'ready' && failure && shown)) && (
        <p>{[copyOf(snapshotFacts.built), ...aboutFacts(snapshotFacts)].join(' ')}</p>
      )}
      {state.status === 'ready' && <p>{[aboutReading(state), ...aboutFacts(state.facts)].join(' ')}</p>}
      <SkippedLines {...(state.status === 'ready' ? state.facts : snapshotFacts)} />
    </div>
  );
}

/** Which lines an editor of the spreadsheets has to look at. */
function SkippedLines({ skipped, notes }: SpreadsheetFacts) {
  if (skipped === 0) return null;
  return (
    <details data-only="screen">
      <summary>{SOURCE_TEXTS.lines}</summary>
      <ul>
        {notes.flatMap(({ title, lines }) => lines.map((line) => <li key={`${title} ${line}`}>{line}</li>))}
      </ul>
    </details>
  );
}

/** Returns the last failure, also during a retry. */
function failureOf(state: LiveState): LoadFailure | null {
  if (state.status === 'failed') return state.failure;
  if (state.status === 'ready') return state.instead ?? null;
  return state.status === 'loading' ? state.after : null;
}

function meanwhileText({ status }: LiveState, shown: boolean): string {
  if (status === 'ready') return SOURCE_TEXTS.lastCopy;
  return shown ? SOURCE_TEXTS.keptCopy : SOURCE_TEXTS.nothingToShow;
}

function reasonOf({ source, why }: LoadFailure): string {
  if (why.reason === 'missing columns') return columnsMissing(why.columns);
  if (why.reason === 'shrunken') {
    const missing = source === 'diades' ? SOURCE_TEXTS.diadesMissing : SOURCE_TEXTS.scoresMissing;
    return missing(why.found, why.kept);
  }
  return { ...FETCH_FAILURE_TEXTS, ...SPREADSHEET_FAILURE_TEXTS }[why.reason];
}

function aboutReading({ date, time, fromCopy, instead }: LiveState & { status: 'ready' }): string {
  return fromCopy && !instead ? SOURCE_TEXTS.cachedCopyOf(date, time) : readAt(date, time);
}

function aboutFacts({ latest, skipped, repeated, future }: SpreadsheetFacts): string[] {
  return [
    ...(latest === null ? [] : [SOURCE_TEXTS.lastDiada(latest)]),
    ...(skipped === 0 ? [] : [SOURCE_TEXTS.linesSkipped(skipped)]),
    ...(repeated === 0 ? [] : [SOURCE_TEXTS.linesRepeated(repeated)]),
    ...(future === 0 ? [] : [SOURCE_TEXTS.linesInFuture(future)]),
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

export function IgnoredNote({ ignored }: { ignored: readonly IgnoredValue[] }) {
  if (ignored.length === 0) return null;
  const values = ignored.map(({ name, value }) => `${name}=${excerpt(value)}`).join(', ');
  return (
    <Notice kind="warning">
      <p>
        {IGNORED_TEXT} <q className="anywhere">{values}</q>.
      </p>
    </Notice>
  );
}
