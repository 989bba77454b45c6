import { pageMetadata } from '@/app/metadata';
import { Page, TextSections } from '@/components/ui/text/page';
import { VideoList } from '@/components/videos/video-list';
import { PAGE_SECTIONS } from '@/content/interface/pages';
import { pages } from '@/content/pages';
import { videos } from '@/content/pages/videos';
import { towers } from '@/content/towers';
import { asset } from '@/lib/site/address';
import { drawingFile } from '@/lib/towers/drawing/draw';
import { parseVideoFeed } from '@/lib/videos/feed';
import snapshot from '@/public/data/videos.json';

export const metadata = pageMetadata(pages.videos);

const feed = process.env.NEXT_PUBLIC_VIDEO_FEED_URL || asset('/data/videos.json');

const posters = towers.map(({ code, name }) => ({
  name,
  picture: asset(`/dibuixos/${drawingFile(code, 'gallery', 232)}`),
}));

export default function VideosPage() {
  const { channel, player } = videos;
  const known = parseVideoFeed(snapshot)?.videos ?? [];
  return (
    <Page title={videos.title} lead={videos.lead}>
      <section id="ultims" aria-label={PAGE_SECTIONS.videos}>
        <VideoList known={known} feed={feed} channel={channel} player={player} posters={posters} />
      </section>
      <TextSections sections={videos.sections} />
    </Page>
  );
}
