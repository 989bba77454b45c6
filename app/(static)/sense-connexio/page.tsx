import type { Metadata } from 'next';
import { OfflinePage } from '@/components/site/offline/offline-page';
import { club } from '@/content/club';
import { OFFLINE_TEXTS } from '@/content/interface/offline';

// Not a route of the site: the postbuild publishes it as a file. The service worker serves it when a page is
// unreachable.
export const metadata: Metadata = {
  title: `${OFFLINE_TEXTS.page.title} - ${club.name}`,
  robots: { index: false },
};

export default function NoNetworkPage() {
  return <OfflinePage />;
}
