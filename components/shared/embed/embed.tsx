import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/button';
import { EnhancementRoot } from '@/components/ui/enhancement-root';
import { Loading } from '@/components/ui/loading';
import { alwaysLabel, EMBED_TEXTS, forgetLabel, hostNotice } from '@/content/interface/embeds';
import { type EmbedKind, embedPermissions, hostOf } from '@/lib/embeds/embeds';
import { asset } from '@/lib/site/address';
import styles from './embed.module.css';

type EmbedProps = {
  kind: EmbedKind;
  title: string;
  src: string;
  /** Height in pixels, or the proportions of a video. */
  height?: number | 'video';
  /** Page with the same content, linked below the iframe, since load errors of an iframe cannot be detected. */
  link?: string;
};

function Question({ kind, title, src }: Pick<EmbedProps, 'kind' | 'title' | 'src'>) {
  const host = hostOf(src);
  const ask = EMBED_TEXTS.ask[kind];
  return (
    <div className={styles.question} data-embed-question suppressHydrationWarning>
      <p>{hostNotice(host)}</p>
      <div className={styles.answers}>
        <Button aria-label={`${ask}: ${title}`} data-embed-show>
          {ask}
        </Button>
        <button type="button" className={styles.plain} aria-label={alwaysLabel(host)} data-embed-always>
          {EMBED_TEXTS.always}
        </button>
      </div>
    </div>
  );
}

function boxStyle(height: number | 'video'): CSSProperties {
  if (height === 'video') return { backgroundImage: `url("${asset('/dibuixos/pinya.svg')}")` };
  // `CSSProperties` does not allow custom properties.
  return { '--embed-height': `${height}px` } as CSSProperties;
}

/**
 * Third-party iframe that loads only after the user agrees. The box has its final size from the start. Without
 * scripts it contains the plain iframe. Pages must contain the same facts as text.
 */
export function Embed({ kind, title, src, height = 'video', link }: EmbedProps) {
  const { sandbox, allow } = embedPermissions[kind];
  return (
    <div className={styles.embed} data-embed={kind} data-src={src} data-sandbox={sandbox} data-allow={allow}>
      <section
        tabIndex={-1}
        aria-label={title}
        className={styles.box}
        data-video={height === 'video' || undefined}
        style={boxStyle(height)}
        data-embed-box
      >
        <Question kind={kind} title={title} src={src} />
        <div hidden data-embed-loading suppressHydrationWarning>
          <Loading>{EMBED_TEXTS.loading}</Loading>
        </div>
        <EnhancementRoot className={styles.place} data-embed-place />
        <noscript>
          <iframe
            className={styles.frame}
            src={src}
            title={title}
            sandbox={sandbox}
            allow={allow}
            loading="lazy"
            referrerPolicy="no-referrer"
          />
        </noscript>
      </section>
      {link && (
        <p className={styles.apart} hidden data-embed-apart suppressHydrationWarning>
          {EMBED_TEXTS.notSeen}{' '}
          <a href={link} aria-label={`${EMBED_TEXTS.openApart}: ${title}`}>
            {EMBED_TEXTS.openApart}
          </a>
        </p>
      )}
      <button type="button" className={styles.plain} hidden data-embed-forget suppressHydrationWarning>
        {forgetLabel(hostOf(src))}
      </button>
    </div>
  );
}
