'use client';

import styles from './actions.module.css';
import { CopyLink } from './copy-link';
import { DownloadCsv, type DownloadCsvProps } from './download-csv';

export function RowActions(file: DownloadCsvProps) {
  return (
    <div className={styles.actions} data-copy-area>
      <CopyLink />
      <DownloadCsv {...file} />
    </div>
  );
}
