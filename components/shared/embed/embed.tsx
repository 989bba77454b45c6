import type { CSSProperties } from 'react';
import { BehaviourPlace } from '@/components/ui/behaviour-place';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { EMBED_TEXTS } from '@/content/interface/embeds';
import { type EmbedKind, embedPermissions, hostOf } from '@/lib/embeds/kinds';
import { askAgain, hostNotice, showAlways } from '@/lib/embeds/words';
import { asset } from '@/lib/site/address';
import styles from './embed.module.css';

type EmbedProps = {
  kind: EmbedKind;
  /** Name of the frame, for those who cannot see it. */
  title: string;
  src: string;
  /** Final size of the box: a height in pixels, or the proportions of a video. */
  height?: number | 'video';
  /** The same thing on a page of its own, offered under the frame once it is there: a frame cannot tell that it failed. */
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
        <button type="button" className={styles.plain} aria-label={showAlways(host)} data-embed-always>
          {EMBED_TEXTS.always}
        </button>
      </div>
    </div>
  );
}

/** The box of a video stands on the pinya until the video comes; the others have their height. */
function boxStyle(height: number | 'video'): CSSProperties {
  if (height === 'video') return { backgroundImage: `url("${asset('/dibuixos/pinya.svg')}")` };
  // CSSProperties knows no custom property.
  return { '--embed-height': `${height}px` } as CSSProperties;
}

/**
 * A frame of another host that stays away until the visitor asks for it, once or for good (`embed.behaviour.ts`). The
 * box has its final size from the start; without scripts the plain frame stands in it. Say the same facts as text beside it.
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
        <BehaviourPlace className={styles.place} data-embed-place />
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
        {askAgain(hostOf(src))}
      </button>
    </div>
  );
}
