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
import { copyOf, lastDiada, linesApart, notRead, readAt } from '@/lib/diades/words';
import styles from './source-status.module.css';
import type { LiveState } from './use-live';

type SourceStatusProps = {
  state: LiveState;
  copy: SheetCopy;
  onRetry: () => void;
  /** What the visitor still sees while the source fails. */
  kept?: string;
};

/** The two lists of reasons have no name in common. */
const reasons = { ...FETCH_FAILURE_TEXTS, ...SHEET_FAILURE_TEXTS };

/** Where the data comes from and how old it is, what is being waited for, or what went wrong and what to do about it. */
export function SourceStatus({ state, copy, onRetry, kept = SOURCE_TEXTS.keptCopy }: SourceStatusProps) {
  return (
    <div className={styles.status} data-status={state.status}>
      {state.status === 'loading' && <Loading>{SOURCE_TEXTS.loading}</Loading>}
      {state.status === 'snapshot' && <p>{aboutCopy(copy)}</p>}
      {state.status === 'ready' && <p>{aboutReading(state)}</p>}
      {state.status === 'failed' && (
        <>
          <Notice kind="danger">
            <p>{notRead(SOURCE_NAMES[state.failure.source], reasons[state.failure.why.reason], kept)}</p>
            <Button kind="quiet" onClick={onRetry}>
              {SOURCE_TEXTS.retry}
            </Button>
          </Notice>
          <p>{aboutCopy(copy)}</p>
        </>
      )}
    </div>
  );
}

function aboutCopy({ built, latest }: SheetCopy): string {
  return [copyOf(built), ...aboutLast(latest)].join(' ');
}

function aboutReading({ date, time, facts }: { date: string; time: string; facts: SheetFacts }): string {
  const apart = facts.setAside === 0 ? [] : [linesApart(facts.setAside)];
  return [readAt(date, time), ...aboutLast(facts.latest), ...apart].join(' ');
}

function aboutLast(date: string | null): string[] {
  return date === null ? [] : [lastDiada(date)];
}
