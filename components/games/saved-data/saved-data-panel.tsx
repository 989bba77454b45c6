import { useLayoutEffect, useRef, useState } from 'react';
import { useStored } from '@/components/shared/use-stored';
import { Button } from '@/components/ui/button';
import { Confirm } from '@/components/ui/confirm';
import { FileButton } from '@/components/ui/file-button';
import { Loading } from '@/components/ui/loading';
import { Retry } from '@/components/ui/page-part';
import { SAVED_DATA_SECTION_TEXTS } from '@/content/interface/games/hub';
import {
  fileProblemText,
  removedText,
  removeName,
  SAVED_DATA_NAMES,
  SAVED_DATA_TEXTS,
  summaryText,
} from '@/content/interface/games/saved-data';
import { saveFile } from '@/lib/browser/page';
import { madridStamp } from '@/lib/castle-game/saves/file-name';
import { encodeSavedData, MAX_CHARACTERS, type ReadFile, TOO_LARGE } from '@/lib/saved-data/file';
import type { SavedDataId } from '@/lib/saved-data/registry';
import {
  idsIn,
  importChange,
  losing,
  type StoredData,
  storedDataOf,
  summaryOf,
} from '@/lib/saved-data/stored-data';
import styles from './saved-data.module.css';
import { makeChange, NOTHING, readStoredData } from './stored-data';

/** A dialog that asks for confirmation. `ids` are the games that would lose data. */
type Question = { readonly ids: readonly SavedDataId[] } & (
  | { readonly kind: 'remove' }
  | { readonly kind: 'replace'; readonly file: StoredData }
);

type Message = { readonly text: string; readonly failed: boolean; readonly count: number };

const readOrBlocked = () => readStoredData() ?? 'blocked';

export function SavedDataPanel() {
  const stored = useStored(readOrBlocked);
  const [question, setQuestion] = useState<Question>();
  const [message, setMessage] = useState<Message>({ text: '', failed: false, count: 0 });
  const [reading, setReading] = useState(false);
  // Its reader did not come.
  const [waiting, setWaiting] = useState<File>();
  const messageElement = useRef<HTMLParagraphElement>(null);

  // The message takes focus, since the pressed button may be gone. A closing dialog restores focus before layout
  // effects run.
  useLayoutEffect(() => {
    if (message.count > 0) messageElement.current?.focus();
  }, [message.count]);

  function show(text: string, failed = false) {
    setQuestion(undefined);
    setWaiting(undefined);
    setMessage(({ count }) => ({ text, failed, count: count + 1 }));
  }

  function exportAll() {
    const now = Date.now();
    const name = `${SAVED_DATA_TEXTS.fileName}_${madridStamp(now)}.json`;
    saveFile(name, encodeSavedData(readStoredData() ?? NOTHING, now), 'application/json');
  }

  async function pickFile(picked: File) {
    setWaiting(undefined);
    setReading(true);
    const read = await readFile(picked);
    setReading(false);
    if (read === 'no reader') return setWaiting(picked);
    if (read === 'unreadable') return show(SAVED_DATA_TEXTS.unreadable, true);
    if (!read.ok) return show(fileProblemText(read.problem), true);
    const here = readStoredData() ?? NOTHING;
    const ids = losing(here, importChange(here, read.data));
    if (ids.length > 0) setQuestion({ kind: 'replace', file: read.data, ids });
    else importFile(read.data);
  }

  function importFile(file: StoredData) {
    const done = makeChange(importChange(readStoredData() ?? NOTHING, file));
    show(done ? SAVED_DATA_TEXTS.imported(idsIn(file)) : SAVED_DATA_TEXTS.noRoom, !done);
  }

  function remove(ids: readonly SavedDataId[]) {
    makeChange({ write: NOTHING, remove: storedDataOf(readStoredData() ?? NOTHING, ids) });
    show(removedText(ids));
  }

  if (stored === undefined) return <Loading>{SAVED_DATA_SECTION_TEXTS.loading}</Loading>;
  if (stored === 'blocked') return <p>{SAVED_DATA_TEXTS.blocked}</p>;
  const ids = idsIn(stored);
  const close = () => setQuestion(undefined);
  return (
    <div className="stack gap-4">
      {ids.length === 0 ? (
        <p>{SAVED_DATA_TEXTS.nothing}</p>
      ) : (
        <ul className={`stack ${styles.list}`} aria-label={SAVED_DATA_TEXTS.list}>
          {ids.map((id) => (
            <li key={id}>
              <span>
                <strong>{SAVED_DATA_NAMES[id]}</strong>
                <span className="block">{summaryText(summaryOf(stored, id))}</span>
              </span>
              <Button
                kind="quiet"
                aria-label={removeName(id)}
                onClick={() => setQuestion({ kind: 'remove', ids: [id] })}
              >
                {SAVED_DATA_TEXTS.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="cluster gap-3">
        <Button
          disabled={ids.length === 0}
          onClick={() => {
            exportAll();
            show(SAVED_DATA_TEXTS.exported);
          }}
        >
          {SAVED_DATA_TEXTS.export}
        </Button>
        <FileButton
          label={SAVED_DATA_TEXTS.bring}
          accept=".json,application/json"
          disabled={reading}
          onPick={pickFile}
        />
        <Button kind="quiet" disabled={ids.length === 0} onClick={() => setQuestion({ kind: 'remove', ids })}>
          {SAVED_DATA_TEXTS.removeAll}
        </Button>
      </div>
      <p
        key={message.count}
        ref={messageElement}
        tabIndex={-1}
        role={message.failed ? 'alert' : 'status'}
        data-failed={message.failed}
        className={styles.answer}
      >
        {message.text}
      </p>
      {waiting && <Retry text={SAVED_DATA_TEXTS.noReader} onRetry={() => pickFile(waiting)} />}
      {question?.kind === 'remove' && (
        <Confirm
          title={SAVED_DATA_TEXTS.removeTitle}
          yes={SAVED_DATA_TEXTS.removeConfirm}
          no={SAVED_DATA_TEXTS.cancel}
          onYes={() => remove(question.ids)}
          onNo={close}
          loses
          kind="join"
        >
          <p>{SAVED_DATA_TEXTS.removeQuestion(question.ids)}</p>
        </Confirm>
      )}
      {question?.kind === 'replace' && (
        <Confirm
          title={SAVED_DATA_TEXTS.replaceTitle}
          yes={SAVED_DATA_TEXTS.replaceConfirm}
          no={SAVED_DATA_TEXTS.cancel}
          onYes={() => importFile(question.file)}
          onNo={close}
          loses
          other={
            <Button kind="quiet" onClick={exportAll}>
              {SAVED_DATA_TEXTS.exportFirst}
            </Button>
          }
        >
          <p>{SAVED_DATA_TEXTS.replaceQuestion(question.ids)}</p>
        </Confirm>
      )}
    </div>
  );
}

async function readFile(file: File): Promise<ReadFile | 'no reader' | 'unreadable'> {
  if (file.size > MAX_CHARACTERS) return TOO_LARGE;
  const reader = await import('./read-file').catch(() => undefined);
  if (!reader) return 'no reader';
  const text = await file.text().catch(() => undefined);
  return text === undefined ? 'unreadable' : reader.readSavedData(text);
}
