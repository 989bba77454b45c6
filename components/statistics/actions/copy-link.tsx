'use client';

import { LinkIcon } from '@phosphor-icons/react/dist/ssr/Link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ACTION_TEXTS } from '@/content/interface/statistics';
import { copyByHand } from '@/lib/diades/words';
import styles from './actions.module.css';

/** Copies the address of what is shown; when the clipboard refuses, the address is written out to be copied by hand. */
export function CopyLink() {
  const [said, setSaid] = useState('');

  async function copy() {
    const address = location.href;
    try {
      await navigator.clipboard.writeText(address);
      setSaid(ACTION_TEXTS.linkCopied);
    } catch {
      setSaid(copyByHand(address));
    }
  }

  return (
    <>
      <Button kind="quiet" onClick={copy}>
        <LinkIcon aria-hidden="true" size={20} weight="bold" />
        {ACTION_TEXTS.copyLink}
      </Button>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  );
}
