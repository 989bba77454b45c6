'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useCopy } from '@/components/ui/copy/use-copy';
import { ACTION_TEXTS } from '@/content/interface/results';
import { saveFile } from '@/lib/browser/page';
import { DrawnIcon } from './drawn-icon';
import styles from './row-actions.module.css';

type Writers = typeof import('@/lib/results/views/csv');

type DownloadCsvProps = {
  /** File name without extension. */
  name: string;
  /** Returns the visible rows as CSV. The writers are loaded on demand. */
  write: (writers: Writers) => string;
  disabled?: boolean;
  label?: string;
};

export function RowActions(file: DownloadCsvProps) {
  return (
    <div className={`cluster middle gap-2 gap-x-3 ${styles.actions}`} data-only="screen">
      <DownloadCsv {...file} />
    </div>
  );
}

/** Shows the URL if the clipboard is not available. */
export function LinkActions() {
  const { copy, share, message } = useCopy(ACTION_TEXTS.copied);
  return (
    <div className={`cluster middle gap-2 gap-x-3 ${styles.actions}`} data-only="screen">
      {share && (
        <Button kind="quiet" onClick={() => share()}>
          <DrawnIcon sign="share" size={20} />
          {ACTION_TEXTS.share}
        </Button>
      )}
      <Button kind="quiet" onClick={() => copy()}>
        <DrawnIcon sign="link" size={20} />
        {ACTION_TEXTS.copyLink}
      </Button>
      <p className="note order-1 anywhere" role="status">
        {message}
      </p>
    </div>
  );
}

export function DownloadCsv({
  name,
  write,
  disabled = false,
  label = ACTION_TEXTS.downloadCsv,
}: DownloadCsvProps) {
  const [failed, setFailed] = useState(false);

  async function download() {
    setFailed(false);
    try {
      const text = write(await import('@/lib/results/views/csv'));
      saveFile(`${name}.csv`, text, 'text/csv;charset=utf-8');
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button kind="quiet" onClick={download} disabled={disabled}>
        <DrawnIcon sign="download" size={20} />
        {label}
      </Button>
      {failed && (
        <p className="note order-1 anywhere" role="alert">
          {ACTION_TEXTS.downloadFailed}
        </p>
      )}
    </>
  );
}
