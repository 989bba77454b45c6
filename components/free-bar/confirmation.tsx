'use client';

import { useEffect, useState } from 'react';
import type { FreeBarPage } from '@/content/pages/barra-lliure';
import type { FreeBarCode } from '@/lib/free-bar/code';
import { confirmationOf } from '@/lib/free-bar/confirmation';
import styles from './free-bar.module.css';

type ConfirmationProps = { code: FreeBarCode } & Pick<FreeBarPage, 'confirmationLabel' | 'confirmationHelp'>;

/** The six characters the bar compares. Browsers compute them on secure connections alone; elsewhere a dash stands. */
export function Confirmation({ code, confirmationLabel, confirmationHelp }: ConfirmationProps) {
  const [confirmation, setConfirmation] = useState('');

  useEffect(() => {
    let current = true;
    const sha256 = async (data: Uint8Array<ArrayBuffer>) => crypto.subtle.digest('SHA-256', data);
    confirmationOf(code, sha256).then(
      (text) => current && setConfirmation(text),
      () => current && setConfirmation('—'),
    );
    return () => {
      current = false;
    };
  }, [code]);

  return (
    <dl className={styles.confirmation}>
      <dt>{confirmationLabel}</dt>
      <dd className={styles.characters}>{confirmation}</dd>
      <dd className={styles.help}>{confirmationHelp}</dd>
    </dl>
  );
}
