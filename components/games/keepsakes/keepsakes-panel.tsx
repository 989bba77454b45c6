import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { RemovalDialog } from '@/components/ui/removal-dialog';
import { KEEPSAKE_TEXTS } from '@/content/interface/keepsakes';
import { makeChange, readKept } from '@/lib/browser/keepsakes';
import { bringBack, losing, removal } from '@/lib/keepsakes/change';
import type { ReadFile } from '@/lib/keepsakes/file';
import { idsIn, type Kept, keptOf } from '@/lib/keepsakes/kept';
import type { KeepsakeId } from '@/lib/keepsakes/registry';
import { broughtText, fileProblemText, removedText, removeQuestion } from '@/lib/keepsakes/words';
import { AskReplace } from './ask-replace';
import { BringButton } from './bring-button';
import { exportKeepsakes } from './export-keepsakes';
import { KeepsakeList } from './keepsake-list';
import styles from './keepsakes.module.css';
import { useKeepsakes } from './use-keepsakes';

type Asked =
  | { readonly kind: 'remove'; readonly ids: readonly KeepsakeId[] }
  | { readonly kind: 'replace'; readonly file: Kept; readonly ids: readonly KeepsakeId[] };

type Said = { readonly text: string; readonly failed: boolean; readonly count: number };

const NOTHING: Kept = { texts: {}, cookies: {} };

/** Lists, exports, imports and removes the saved data of games and story. */
export function KeepsakesPanel() {
  const found = useKeepsakes();
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState<Said>({ text: '', failed: false, count: 0 });
  const answer = useRef<HTMLParagraphElement>(null);

  // The message takes focus, since the pressed button may be gone. A closing dialog restores focus before layout
  // effects run.
  useLayoutEffect(() => {
    if (said.count > 0) answer.current?.focus();
  }, [said.count]);

  const say = (text: string, failed = false) => {
    setAsked(undefined);
    setSaid(({ count }) => ({ text, failed, count: count + 1 }));
  };

  const bring = (file: Kept) => {
    const done = makeChange(bringBack(readKept() ?? NOTHING, file));
    say(done ? broughtText(idsIn(file)) : KEEPSAKE_TEXTS.noRoom, !done);
  };
  const remove = (ids: readonly KeepsakeId[]) => {
    makeChange(removal(keptOf(readKept() ?? NOTHING, (id) => ids.includes(id))));
    say(removedText(ids));
  };
  const take = (read: ReadFile | undefined) => {
    if (read === undefined) return say(KEEPSAKE_TEXTS.unreadable, true);
    if (!read.ok) return say(fileProblemText(read.problem), true);
    const here = readKept() ?? NOTHING;
    const ids = losing(here, bringBack(here, read.kept));
    if (ids.length > 0) setAsked({ kind: 'replace', file: read.kept, ids });
    else bring(read.kept);
  };

  if (found === 'loading') return <Loading>{KEEPSAKE_TEXTS.loading}</Loading>;
  if (found === 'blocked') return <p>{KEEPSAKE_TEXTS.blocked}</p>;
  const ids = idsIn(found);
  const exportAll = () => {
    exportKeepsakes(readKept() ?? found);
    say(KEEPSAKE_TEXTS.exported);
  };
  return (
    <div className={styles.panel}>
      {ids.length === 0 && <p>{KEEPSAKE_TEXTS.nothing}</p>}
      {ids.length > 0 && (
        <KeepsakeList kept={found} onRemove={(id) => setAsked({ kind: 'remove', ids: [id] })} />
      )}
      <div className={styles.buttons}>
        <Button disabled={ids.length === 0} onClick={exportAll}>
          {KEEPSAKE_TEXTS.export}
        </Button>
        <BringButton onRead={take} />
        <Button kind="quiet" disabled={ids.length === 0} onClick={() => setAsked({ kind: 'remove', ids })}>
          {KEEPSAKE_TEXTS.removeAll}
        </Button>
      </div>
      <p
        key={said.count}
        ref={answer}
        tabIndex={-1}
        role={said.failed ? 'alert' : 'status'}
        data-failed={said.failed}
        className={styles.answer}
      >
        {said.text}
      </p>
      {asked?.kind === 'remove' && (
        <RemovalDialog
          title={KEEPSAKE_TEXTS.removeTitle}
          keep={KEEPSAKE_TEXTS.cancel}
          remove={KEEPSAKE_TEXTS.removeConfirm}
          onRemove={() => remove(asked.ids)}
          onClose={() => setAsked(undefined)}
        >
          <p>{removeQuestion(asked.ids)}</p>
        </RemovalDialog>
      )}
      {asked?.kind === 'replace' && (
        <AskReplace
          ids={asked.ids}
          onExport={() => exportKeepsakes(readKept() ?? NOTHING)}
          onReplace={() => bring(asked.file)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
