import { NotFound } from '@/components/site/not-found';
import { SiteLayout } from '@/components/site/site-layout';
import { StoryDoor } from '@/components/story/story-door';
import { hasModule } from '@/content/shown';
import { Shell, siteMetadata, siteViewport } from './shell';

// Not a layout's `not-found`: Next would write that into every page that it hydrates.
export const metadata = siteMetadata;
export const viewport = siteViewport;

export default function NotFoundPage() {
  return (
    <Shell>
      {hasModule('story') && <StoryDoor />}
      <SiteLayout>
        <NotFound />
      </SiteLayout>
    </Shell>
  );
}
