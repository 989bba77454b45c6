import { NotFound } from '@/components/site/not-found';
import { WebFrame } from '@/components/site/web-frame';
import { StoryDoor } from '@/components/story/story-door';
import { Shell, siteMetadata, siteViewport } from './shell';

// Not a layout's `not-found`: Next would write that into every page that it hydrates.
export const metadata = siteMetadata;
export const viewport = siteViewport;

export default function NotFoundPage() {
  return (
    <Shell>
      <StoryDoor />
      <WebFrame>
        <NotFound />
      </WebFrame>
    </Shell>
  );
}
