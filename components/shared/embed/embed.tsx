import type { CSSProperties, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { alwaysName, EMBED_TEXTS, forgetName, hostNotice } from '@/content/interface/embeds';
import { type EmbedKind, embedPermissions, hostOf } from '@/lib/embeds/embeds';
import { asset } from '@/lib/site/address';
import styles from './embed.module.css';

export type EmbedProps = {
  kind: EmbedKind;
  title: string;
  src: string;
  /** Height in pixels, or the proportions of a video. */
  height?: number | 'video';
  /** Page with the same content, linked below the iframe, since load errors of an iframe cannot be detected. */
  link?: string;
  /** The page says above what the other host learns, once for all its embeds; where React hydrates it, it asks about always too. */
  isTold?: boolean;
  /** Address of a drawing for the box of a video. */
  poster?: string | undefined;
};

/** State of the embed on a page that React hydrates. On static pages the enhancement holds it in the markup. */
type LiveState = {
  box: RefObject<HTMLElement | null>;
  shown: boolean;
  /** The user allows the host permanently. */
  always: boolean;
  loading: boolean;
  /** Without `always` the stored consent stays as it is. */
  onAnswer: (shown: boolean, always?: boolean) => void;
  onLoad: () => void;
};

type EmbedViewProps = EmbedProps & { live?: LiveState };

function Question({ kind, title, src, isTold, live }: EmbedViewProps) {
  const host = hostOf(src);
  const ask = EMBED_TEXTS.ask[kind];
  return (
    <div className={styles.question} data-only="scripts" hidden={live?.shown} data-embed-question>
      {!isTold && <p>{hostNotice(host)}</p>}
      <div className="cluster gap-2 justify-center">
        <Button aria-label={`${ask}: ${title}`} onClick={live && (() => live.onAnswer(true))} data-embed-show>
          {ask}
        </Button>
        {!(isTold && live) && (
          <button
            type="button"
            className={styles.plain}
            aria-label={alwaysName(host)}
            onClick={live && (() => live.onAnswer(true, true))}
            data-embed-always
          >
            {EMBED_TEXTS.always}
          </button>
        )}
      </div>
    </div>
  );
}

function boxStyle(height: number | 'video', poster: string | undefined): CSSProperties {
  if (height === 'video') {
    const layers = [...(poster ? [poster] : []), asset('/dibuixos/pinya.avif')];
    return { backgroundImage: layers.map((address) => `url("${address}")`).join(', ') };
  }
  // `CSSProperties` does not allow custom properties.
  return { '--embed-height': `${height}px` } as CSSProperties;
}

/**
 * Third-party iframe that loads only after the user agrees. The box has its final size from the start. Without
 * scripts it contains the plain iframe. Pages must contain the same facts as text.
 */
export function Embed({ live, ...embed }: EmbedViewProps) {
  const { kind, title, src, height = 'video', link, poster } = embed;
  const { sandbox, allow } = embedPermissions[kind];
  const iframe = (
    <iframe
      className={styles.frame}
      src={src}
      title={title}
      sandbox={sandbox}
      allow={allow}
      loading="lazy"
      referrerPolicy="no-referrer"
      onLoad={live?.onLoad}
    />
  );
  return (
    <div
      className="stack shrink start gap-1"
      data-only="screen"
      data-embed={live ? undefined : kind}
      data-src={src}
      data-sandbox={sandbox}
      data-allow={allow}
    >
      <section
        ref={live?.box}
        tabIndex={-1}
        aria-label={title}
        className={styles.box}
        data-video={height === 'video' || undefined}
        data-poster={poster !== undefined || undefined}
        style={boxStyle(height, poster)}
        data-embed-box
      >
        <Question {...embed} live={live} />
        <div hidden={!live?.loading} data-embed-loading>
          <Loading>{EMBED_TEXTS.loading}</Loading>
        </div>
        <div className={`contents ${styles.place}`} data-embed-place>
          {live?.shown && iframe}
        </div>
        <noscript>{iframe}</noscript>
      </section>
      {link && (
        <p className="small" hidden={!live?.shown} data-embed-apart>
          {EMBED_TEXTS.notSeen}{' '}
          <a href={link} aria-label={`${EMBED_TEXTS.openApart}: ${title}`}>
            {EMBED_TEXTS.openApart}
          </a>
        </p>
      )}
      <button
        type="button"
        className={styles.plain}
        hidden={!live?.always || embed.isTold}
        onClick={live && (() => live.onAnswer(false, false))}
        data-embed-forget
      >
        {forgetName(hostOf(src))}
      </button>
    </div>
  );
}
