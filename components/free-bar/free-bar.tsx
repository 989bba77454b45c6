'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { PagePart } from '@/components/ui/page-part';
import { FREE_BAR_TEXTS } from '@/content/interface/free-bar';
import { formatCode } from '@/lib/free-bar/code';
import { Barcode } from './barcode';
import { Confirmation } from './confirmation';
import styles from './free-bar.module.css';
import { useFreeBar } from './use-free-bar';

const kinds = {
  fresh: 'success',
  known: 'info',
  blocked: 'warning',
  tampered: 'warning',
  partial: 'warning',
  failed: 'danger',
} as const;

function Waiting() {
  return (
    <>
      <Loading>{FREE_BAR_TEXTS.waiting}</Loading>
      <noscript>
        <p>{FREE_BAR_TEXTS.noScripts}</p>
      </noscript>
    </>
  );
}

/** The code is made and stored in the browser only. */
export function FreeBar() {
  const { view, drawAgain } = useFreeBar();
  const notice = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  // The pressed button is gone, so the notice takes focus.
  useEffect(() => {
    if (pressed.current && view.status !== 'loading') notice.current?.focus();
    pressed.current = false;
  }, [view]);

  function press() {
    pressed.current = true;
    drawAgain();
  }

  if (view.status === 'loading') return <Waiting />;
  const { title, text } = FREE_BAR_TEXTS.notices[view.status];
  const broken = view.status === 'tampered' || view.status === 'partial';
  return (
    <div className={styles.freeBar}>
      <div ref={notice} tabIndex={-1}>
        <Notice kind={kinds[view.status]}>
          <h2 className={styles.noticeTitle}>{title}</h2>
          <p>{text}</p>
          {broken && <Button onClick={press}>{FREE_BAR_TEXTS.drawNew}</Button>}
        </Notice>
      </div>
      {'code' in view && (
        <div className={styles.ticket}>
          <PagePart fallback={<p>{formatCode(view.code.code)}</p>}>
            <Barcode code={view.code.code} />
          </PagePart>
          <Confirmation code={view.code} />
        </div>
      )}
    </div>
  );
}
