'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { LiveEmbed, useAgreed } from '@/components/shared/embed/live-embed';
import { setAgreed } from '@/components/shared/embed/stored-consent';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { EMBED_TEXTS, hostNotice, VIDEO_TEXTS } from '@/content/interface/embeds';
import type { VideosPage } from '@/lib/club/types';
import { agreementTo, hostOf } from '@/lib/embeds/embeds';
import { type Poster, parseVideoFeed, posterOf, type Video, type VideoFeed } from '@/lib/videos/feed';
import styles from './video-list.module.css';

/** Milliseconds. */
const TIMEOUT = 10_000;

/** Returns null on failure, timeout or if nothing is readable. Never rejects. */
async function fetchVideos(address: string): Promise<VideoFeed | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    const feed = response.ok ? parseVideoFeed(await response.json()) : null;
    return feed?.skipped && !feed.videos[0] ? null : feed;
  } catch {
    return null;
  }
}

type VideoListProps = Pick<VideosPage, 'channel' | 'player'> & {
  /** Videos at build time, used until the feed loads. */
  known: readonly Video[];
  /** URL of the feed. */
  feed: string;
  /** Drawings of the towers that titles name. */
  posters: readonly Poster[];
};

type PlayersProps = Pick<VideoListProps, 'player' | 'posters'> & { videos: readonly Video[] };

function Players({ videos, player, posters }: PlayersProps) {
  return (
    <ul className="grid columns-l gap-6 gap-x-5">
      {videos.map(({ id, title }) => (
        <li key={id} className="stack top gap-2">
          <h2 className="text-m">{title}</h2>
          <LiveEmbed
            kind="videos"
            title={title}
            src={`${player.before}${id}${player.after}`}
            link={`${player.page}${id}`}
            poster={posterOf(title, posters)}
            isTold
          />
        </li>
      ))}
    </ul>
  );
}

export function VideoList({ known, feed, channel, player, posters }: VideoListProps) {
  const [videos, setVideos] = useState(known);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');

  const state = useRef<HTMLDivElement>(null);
  /** For all videos at once. */
  const needed = agreementTo('videos', player.before);
  const always = useAgreed(needed);

  const load = useCallback(async () => {
    setStatus('loading');
    const read = await fetchVideos(feed);
    if (read) setVideos(read.videos);
    setStatus(read ? 'ready' : 'failed');
  }, [feed]);

  useEffect(() => {
    load();
  }, [load]);

  // The pressed button disappears, so the status takes focus.
  function retry() {
    state.current?.focus();
    load();
  }

  return (
    // The CSP of the page is generated from its HTML, where iframes of the feed are not yet known.
    <div className="stack gap-4" data-frames={player.before}>
      {/* Known videos are shown meanwhile, which this moves only if there is something to say. */}
      <div ref={state} tabIndex={-1} className={status === 'failed' ? undefined : 'visually-hidden'}>
        {status === 'loading' && <Loading>{VIDEO_TEXTS.loading}</Loading>}
        {status === 'failed' && (
          <Notice kind="warning">
            <p>{VIDEO_TEXTS.failed}</p>
            <Button kind="quiet" onClick={retry}>
              {VIDEO_TEXTS.retry}
            </Button>
          </Notice>
        )}
      </div>
      {status === 'ready' && !videos[0] && <p>{VIDEO_TEXTS.empty}</p>}
      <p className="note" data-only="scripts">
        {hostNotice(hostOf(player.before))}{' '}
        <label className="inline middle gap-2">
          <input
            type="checkbox"
            className={styles.always}
            checked={always}
            onChange={() => setAgreed(needed, !always)}
          />
          {EMBED_TEXTS.alwaysAll}
        </label>
      </p>
      <Players videos={videos} player={player} posters={posters} />
      <p>
        <a href={channel.link}>{channel.label}</a>
      </p>
    </div>
  );
}
