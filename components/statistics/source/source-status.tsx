import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import {
  FETCH_FAILURE_TEXTS,
  SHEET_FAILURE_TEXTS,
  SOURCE_NAMES,
  SOURCE_TEXTS,
} from '@/content/interface/statistics';
import { copyOf, lastDiada, linesApart, notRead, readAt } from '@/lib/diades/words';
import type { SourceFacts } from './load';
import styles from './source-status.module.css';
import type { LiveState } from './use-live';

/** Dates of the copy that the page was built with. */
export type SnapshotDates = { readonly built: string; readonly latest: string | null };

type SourceStatusProps = {
  state: LiveState;
  snapshot: SnapshotDates;
  onRetry: () => void;
  /** What the visitor still sees while the source fails. */
  kept?: string;
};

/** The two lists of reasons have no name in common. */
const reasons = { ...FETCH_FAILURE_TEXTS, ...SHEET_FAILURE_TEXTS };

/** Where the data comes from and how old it is, what is being waited for, or what went wrong and what to do about it. */
export function SourceStatus({ state, snapshot, onRetry, kept = SOURCE_TEXTS.keptCopy }: SourceStatusProps) {
  return (
    <div className={styles.status} data-status={state.status}>
      {state.status === 'loading' && <Loading>{SOURCE_TEXTS.loading}</Loading>}
      {state.status === 'snapshot' && <p>{aboutCopy(snapshot)}</p>}
      {state.status === 'ready' && <p>{aboutReading(state)}</p>}
      {state.status === 'failed' && (
        <>
          <Notice kind="danger">
            <p>{notRead(SOURCE_NAMES[state.failure.source], reasons[state.failure.why.reason], kept)}</p>
            <Button kind="quiet" onClick={onRetry}>
              {SOURCE_TEXTS.retry}
            </Button>
          </Notice>
          <p>{aboutCopy(snapshot)}</p>
        </>
      )}
    </div>
  );
}

function aboutCopy({ built, latest }: SnapshotDates): string {
  return [copyOf(built), ...aboutLast(latest)].join(' ');
}

function aboutReading({ date, time, facts }: { date: string; time: string; facts: SourceFacts }): string {
  const apart = facts.setAside === 0 ? [] : [linesApart(facts.setAside)];
  return [readAt(date, time), ...aboutLast(facts.latest), ...apart].join(' ');
}

function aboutLast(date: string | null): string[] {
  return date === null ? [] : [lastDiada(date)];
}
