'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ACTION_TEXTS } from '@/content/interface/statistics';
import { saveFile } from '@/lib/browser/save-file';
import { DrawnIcon } from '../drawn-icon';
import styles from './actions.module.css';

type Writers = typeof import('@/lib/diades/views/csv');

export type DownloadCsvProps = {
  /** File name without extension. */
  name: string;
  /** Returns the visible rows as CSV. The writers are loaded on demand. */
  write: (writers: Writers) => string;
  disabled?: boolean;
};

export function DownloadCsv({ name, write, disabled = false }: DownloadCsvProps) {
  const [failed, setFailed] = useState(false);

  async function download() {
    setFailed(false);
    try {
      const text = write(await import('@/lib/diades/views/csv'));
      saveFile(`${name}.csv`, text, 'text/csv;charset=utf-8');
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button kind="quiet" onClick={download} disabled={disabled}>
        <DrawnIcon sign="download" size={20} />
        {ACTION_TEXTS.downloadCsv}
      </Button>
      {failed && (
        <p className={styles.said} role="alert">
          {ACTION_TEXTS.downloadFailed}
        </p>
      )}
    </>
  );
}
