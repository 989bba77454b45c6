'use client';

import { useEffect, useState } from 'react';
import { FREE_BAR_TEXTS } from '@/content/interface/free-bar';
import type { FreeBarCode } from '@/lib/free-bar/code';
import { confirmationOf } from '@/lib/free-bar/confirmation';
import styles from './free-bar.module.css';

/**
 * Shows six characters that the bar compares. Shows a dash outside secure contexts, where `crypto.subtle` is missing.
 */
export function Confirmation({ code }: { code: FreeBarCode }) {
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
      <dt>{FREE_BAR_TEXTS.confirmationLabel}</dt>
      <dd className={styles.characters}>{confirmation}</dd>
      <dd className={styles.help}>{FREE_BAR_TEXTS.confirmationHelp}</dd>
    </dl>
  );
}
