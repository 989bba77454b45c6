'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { PagePart } from '@/components/ui/page-part';
import { FREE_BAR_TEXTS } from '@/content/interface/free-bar';
import { readCookie, writeCookie } from '@/lib/browser/cookies';
import {
  barsOf,
  codeFromBytes,
  confirmationOf,
  type FoundCookies,
  type FreeBarCode,
  formatCode,
  RANDOM_BYTES,
  readFreeBar,
} from '@/lib/free-bar/code';
import styles from './free-bar.module.css';

/** Height of the bars, in modules. */
const HEIGHT = 60;

/** Code 128 with its quiet zone. Always black on white. */
export function Barcode({ code }: { code: string }) {
  const { bars, width } = barsOf(code);
  const digits = formatCode(code);
  return (
    <figure className={styles.barcode}>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        role="img"
        aria-label={FREE_BAR_TEXTS.barcode(digits)}
        viewBox={`0 0 ${width} ${HEIGHT + 8}`}
        shapeRendering="crispEdges"
      >
        <rect width={width} height={HEIGHT + 8} fill="#fff" />
        <path
          d={bars.map((bar) => `M${bar.x} 4h${bar.width}v${HEIGHT}h${-bar.width}z`).join('')}
          fill="#000"
        />
      </svg>
      <figcaption className={`title-s semibold digits text-center ${styles.digits}`}>{digits}</figcaption>
    </figure>
  );
}

/**
 * Shows six characters that the bar compares. Shows a dash outside secure contexts, where `crypto.subtle` is missing.
 */
function Confirmation({ code }: { code: FreeBarCode }) {
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
    <dl className="stack gap-1 pad-5">
      <dt className="note">{FREE_BAR_TEXTS.confirmationLabel}</dt>
      <dd className={`title-m bold leading-2 ${styles.characters}`} aria-busy={!confirmation}>
        {confirmation}
      </dd>
      <dd className="note">{FREE_BAR_TEXTS.confirmationHelp}</dd>
    </dl>
  );
}

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
    <div className={styles.waiting}>
      <Loading>{FREE_BAR_TEXTS.waiting}</Loading>
      <noscript>
        <p>{FREE_BAR_TEXTS.noScripts}</p>
      </noscript>
    </div>
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
    <div className={`stack gap-5 ${styles.freeBar}`}>
      {'code' in view && (
        <div className="panel clip">
          <PagePart fallback={<p>{formatCode(view.code.code)}</p>}>
            <Barcode code={view.code.code} />
          </PagePart>
          <Confirmation code={view.code} />
        </div>
      )}
      <div ref={notice} tabIndex={-1}>
        <Notice kind={kinds[view.status]}>
          <h2 className="title-s">{title}</h2>
          <p>{text}</p>
          {broken && <Button onClick={press}>{FREE_BAR_TEXTS.drawNew}</Button>}
        </Notice>
      </div>
    </div>
  );
}

/** The list of the bar fixes these names. */
const NAMES = { code: 'code', secretP1: 'secret_p1', secretP2: 'secret_p2' } as const;

function readCodeCookies(): FoundCookies {
  return {
    code: readCookie(NAMES.code),
    secretP1: readCookie(NAMES.secretP1),
    secretP2: readCookie(NAMES.secretP2),
  };
}

export function writeCodeCookies(code: FreeBarCode): boolean {
  const parts = ['code', 'secretP1', 'secretP2'] as const;
  return parts.map((part) => writeCookie(NAMES[part], code[part])).every(Boolean);
}

/** State of the page. A `blocked` code could not be stored. */
type FreeBarView =
  | { readonly status: 'loading' | 'tampered' | 'partial' | 'failed' }
  | { readonly status: 'fresh' | 'known' | 'blocked'; readonly code: FreeBarCode };

function drawCode(): FreeBarView {
  try {
    const code = codeFromBytes(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
    return { status: writeCodeCookies(code) ? 'fresh' : 'blocked', code };
  } catch {
    return { status: 'failed' };
  }
}

function firstView(): FreeBarView {
  const found = readFreeBar(readCodeCookies());
  if (found.status === 'new') return drawCode();
  return found.status === 'valid' ? { status: 'known', code: found.code } : { status: found.status };
}

/** Reads the code from the cookies, or creates one on the first visit. `drawAgain` replaces it. */
function useFreeBar(): { view: FreeBarView; drawAgain: () => void } {
  const [view, setView] = useState<FreeBarView>({ status: 'loading' });
  // In development React runs effects twice. A second run would report a new code as known.
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    setView(firstView());
  }, []);

  return { view, drawAgain: () => setView(drawCode()) };
}
