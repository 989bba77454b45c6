'use client';

import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/ssr/DownloadSimple';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/browser/save-file';
import styles from './actions.module.css';

type Exports = typeof import('@/lib/diades/views/csv');

type DownloadCsvProps = {
  /** Name of the file, without its ending. */
  name: string;
  /** Writes the rows shown; what writes CSV is loaded when it is first needed. */
  write: (exports: Exports) => string;
  disabled?: boolean;
};

export function DownloadCsv({ name, write, disabled = false }: DownloadCsvProps) {
  const [failed, setFailed] = useState(false);

  async function download() {
    setFailed(false);
    try {
      const [exports, { BYTE_ORDER_MARK }] = await Promise.all([
        import('@/lib/diades/views/csv'),
        import('@/lib/csv/write-csv'),
      ]);
      saveFile(`${name}.csv`, BYTE_ORDER_MARK + write(exports), 'text/csv;charset=utf-8');
    } catch {
      setFailed(true);
    }
  }

  return (
    <>
      <Button kind="quiet" onClick={download} disabled={disabled}>
        <DownloadSimpleIcon aria-hidden="true" size={20} weight="bold" />
        Baixa CSV
      </Button>
      {failed && (
        <p className={styles.said} role="alert">
          No s'ha pogut preparar el fitxer. Mira la connexió i torna-ho a provar.
        </p>
      )}
    </>
  );
}
