import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { sourceFailureTexts } from '@/content/interface/statistics';
import { fetchFailureTexts, sourceNames, sourceTexts } from '@/content/statistics/source';
import { shortDate } from '@/lib/dates/formats';
import type { LoadFailure } from './load';
import styles from './source-status.module.css';
import type { LiveState } from './use-live';

/** Dates of the copy that the page was built with. */
export type SnapshotDates = { readonly built: string; readonly latest: string | null };

type SourceStatusProps = {
  state: LiveState;
  snapshot: SnapshotDates;
  onRetry: () => void;
  /** What the visitor has before the eyes while the source fails. */
  kept?: string;
};

/** Where the data comes from and of when it is, what is being waited for, or what went wrong and how to go on. */
export function SourceStatus({ state, snapshot, onRetry, kept = sourceTexts.keptCopy }: SourceStatusProps) {
  return (
    <div className={styles.status} data-status={state.status}>
      {state.status === 'loading' && <Loading>{sourceTexts.loading}</Loading>}
      {state.status === 'snapshot' && <SnapshotLine {...snapshot} />}
      {state.status === 'ready' && (
        <p>
          Dades del full, llegides el {shortDate(state.date)} a les {state.time}.{' '}
          <LastDiada date={state.facts.latest} /> <SetAside lines={state.facts.setAside} />
        </p>
      )}
      {state.status === 'failed' && (
        <>
          <Notice kind="danger">
            <p>
              No s'ha pogut llegir {sourceNames[state.failure.source]}. {reasonOf(state.failure)} {kept}
            </p>
            <Button kind="quiet" onClick={onRetry}>
              {sourceTexts.retry}
            </Button>
          </Notice>
          <SnapshotLine {...snapshot} />
        </>
      )}
    </div>
  );
}

function SnapshotLine({ built, latest }: SnapshotDates) {
  return (
    <p>
      Còpia de les dades del {shortDate(built)}. <LastDiada date={latest} />
    </p>
  );
}

function LastDiada({ date }: { date: string | null }) {
  return date && <>Última diada: {shortDate(date)}.</>;
}

function SetAside({ lines }: { lines: number }) {
  if (lines === 0) return null;
  const [what, verb] = lines === 1 ? ['línia', "s'ha apartat"] : ['línies', "s'han apartat"];
  return (
    <>
      {lines} {what} del full {verb} perquè no es poden llegir: són a la consola del navegador.
    </>
  );
}

/** No reason of a failed download is one of a sheet that cannot be read. */
const reasons = { ...fetchFailureTexts, ...sourceFailureTexts };

function reasonOf({ why }: LoadFailure): string {
  return reasons[why.reason];
}
