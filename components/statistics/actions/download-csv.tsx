'use client';

import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ACTION_TEXTS } from '@/content/interface/statistics';
import { saveFile } from '@/lib/browser/save-file';
import styles from './actions.module.css';

type Writers = typeof import('@/lib/diades/views/csv');

export type DownloadCsvProps = {
  /** Name of the file, without its ending. */
  name: string;
  /** Writes the rows shown; what writes CSV is loaded when it is first needed. */
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
        <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
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
