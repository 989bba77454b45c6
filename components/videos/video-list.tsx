'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { Embed } from '@/components/shared/embed/embed';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { VIDEO_TEXTS } from '@/content/interface/videos';
import { fetchVideos } from '@/lib/browser/fetch-videos';
import type { VideosPage } from '@/lib/club/pages';
import type { Video } from '@/lib/videos/feed';
import styles from './video-list.module.css';

type VideoListProps = Pick<VideosPage, 'channel' | 'player'> & {
  /** What is known when the site is built; it stays whenever the feed gives nothing better. */
  known: readonly Video[];
  /** Address of the feed. */
  feed: string;
};

function Players({ videos, player }: Pick<VideosPage, 'player'> & { videos: readonly Video[] }) {
  return (
    <ul className={styles.list}>
      {videos.map(({ id, title }) => (
        <li key={id} className={styles.video}>
          <Embed
            kind="videos"
            title={title}
            src={`${player.before}${id}${player.after}`}
            link={`${player.page}${id}`}
          />
          <h3 className={styles.title}>{title}</h3>
        </li>
      ))}
    </ul>
  );
}

/** The latest videos of the channel, read again from its feed once the page is open. */
export function VideoList({ known, feed, channel, player }: VideoListProps) {
  const [videos, setVideos] = useState(known);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');

  const state = useRef<HTMLDivElement>(null);

  const load = useCallback(async () => {
    setStatus('loading');
    const read = await fetchVideos(feed);
    if (read) setVideos(read.videos);
    setStatus(read ? 'ready' : 'failed');
  }, [feed]);

  useEffect(() => {
    load();
  }, [load]);

  // The pressed button goes away, so the line that says what happens takes its focus.
  function retry() {
    state.current?.focus();
    load();
  }

  return (
    // The frames of a feed come later; the page's policy is made from what its HTML says of them.
    <div className={styles.videos} data-frames={player.before}>
      <div ref={state} tabIndex={-1} className={styles.status}>
        {status === 'loading' && <Loading>{VIDEO_TEXTS.loading}</Loading>}
        {status === 'failed' && (
          <Notice kind="warning">
            <p>{VIDEO_TEXTS.failed}</p>
            <Button kind="quiet" onClick={retry}>
              {VIDEO_TEXTS.retry}
            </Button>
          </Notice>
        )}
        {status === 'ready' && videos.length === 0 && <p>{VIDEO_TEXTS.empty}</p>}
      </div>
      <Players videos={videos} player={player} />
      <p>
        <a href={channel.link}>{channel.label}</a>
      </p>
    </div>
  );
}
