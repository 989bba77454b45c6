'use client';

import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { EMBED_TEXTS } from '@/content/interface/embeds';
import { agreedKinds, setAgreed, watchAgreed } from '@/lib/browser/embed-consent';
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

function Frame({ kind, title, src, onLoad }: EmbedProps & { onLoad?: () => void }) {
  const { sandbox, allow } = embedPermissions[kind];
  return (
    <iframe
      className={styles.frame}
      src={src}
      title={title}
      sandbox={sandbox}
      allow={allow}
      loading="lazy"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}

type QuestionProps = Pick<EmbedProps, 'kind' | 'title' | 'src'> & {
  onAnswer: (forGood: boolean) => void;
};

function Question({ kind, title, src, onAnswer }: QuestionProps) {
  const host = hostOf(src);
  const ask = EMBED_TEXTS.ask[kind];
  return (
    <div className={styles.question}>
      <p>{hostNotice(host)}</p>
      <div className={styles.answers}>
        <Button onClick={() => onAnswer(false)} aria-label={`${ask}: ${title}`}>
          {ask}
        </Button>
        <button
          type="button"
          className={styles.plain}
          aria-label={showAlways(host)}
          onClick={() => onAnswer(true)}
        >
          {EMBED_TEXTS.always}
        </button>
      </div>
    </div>
  );
}

/** Whether the visitor has agreed to frames of a kind for good. False in the HTML and until the page is hydrated. */
function useAgreed(kind: EmbedKind): boolean {
  return useSyncExternalStore(
    watchAgreed,
    () => agreedKinds().includes(kind),
    () => false,
  );
}

/** A video's box shows the drawn pinya until the video is there; the other boxes have a height of their own. */
function boxStyle(height: number | 'video'): CSSProperties {
  if (height === 'video') return { backgroundImage: `url("${asset('/dibuixos/pinya.svg')}")` };
  // CSSProperties knows no custom property.
  return { '--embed-height': `${height}px` } as CSSProperties;
}

/**
 * A frame of another host that stays away until the visitor asks for it, once or for good. The box has its final
 * size from the start; without scripts the plain frame stands in it. Say the same facts as text beside it.
 */
export function Embed(props: EmbedProps) {
  const { kind, title, src, height = 'video', link } = props;
  const always = useAgreed(kind);
  const [asked, setAsked] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const box = useRef<HTMLElement>(null);
  const shown = asked || always;

  // The pressed button is gone, so the box takes its focus and Tab goes on from here.
  useEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);

  function show(forGood: boolean) {
    setAsked(true);
    if (forGood) setAgreed(kind, true);
  }

  function takeBack() {
    setAgreed(kind, false);
    setAsked(false);
    setLoaded(false);
    box.current?.focus();
  }

  return (
    <div className={styles.embed}>
      <section
        ref={box}
        tabIndex={-1}
        aria-label={title}
        className={styles.box}
        data-video={height === 'video' || undefined}
        style={boxStyle(height)}
      >
        {shown ? (
          <>
            {!loaded && <Loading>{EMBED_TEXTS.loading}</Loading>}
            <Frame {...props} onLoad={() => setLoaded(true)} />
          </>
        ) : (
          <Question {...props} onAnswer={show} />
        )}
        <noscript>
          <Frame {...props} />
        </noscript>
      </section>
      {shown && link && (
        <p className={styles.apart}>
          {EMBED_TEXTS.notSeen}{' '}
          <a href={link}>
            {EMBED_TEXTS.openApart}
            <span className={styles.unseen}>: {title}</span>
          </a>
        </p>
      )}
      {always && (
        <button type="button" className={styles.plain} onClick={takeBack}>
          {askAgain(hostOf(src))}
        </button>
      )}
    </div>
  );
}
