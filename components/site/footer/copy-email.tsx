'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { CopyIcon } from '@phosphor-icons/react/dist/ssr/Copy';
import { useEffect, useRef, useState } from 'react';
import { SITE_TEXTS } from '@/content/interface/site';
import styles from './copy-email.module.css';

/** How long the confirmation icon stays, in milliseconds. */
const CONFIRMATION = 500;

const texts = SITE_TEXTS.copyEmail;

/**
 * The club's address with a button that copies it. When the clipboard refuses, the address is selected instead
 * and the visitor is told how to go on.
 */
export function CopyEmail({ email }: { email: string }) {
  const address = useRef<HTMLAnchorElement>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!confirmed) return;
    const timer = setTimeout(() => setConfirmed(false), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [confirmed]);

  async function copy() {
    setSaid('');
    try {
      await navigator.clipboard.writeText(email);
      setConfirmed(true);
      setSaid(texts.copied);
    } catch {
      if (address.current) getSelection()?.selectAllChildren(address.current);
      setSaid(texts.refused);
    }
  }

  return (
    <div className={styles.copy}>
      <a ref={address} href={`mailto:${email}`} className={styles.address}>
        {email}
      </a>
      <button type="button" className={styles.button} onClick={copy}>
        {confirmed ? (
          <CheckIcon aria-hidden="true" size={20} weight="bold" data-confirmed />
        ) : (
          <CopyIcon aria-hidden="true" size={20} weight="bold" />
        )}
        {texts.button}
        <span className={styles.unseen}> {texts.spoken}</span>
      </button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </div>
  );
}
