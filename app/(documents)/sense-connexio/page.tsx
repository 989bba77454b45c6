import type { Metadata } from 'next';
import { OfflinePage } from '@/components/site/offline/offline-page';
import { club } from '@/content/club';
import { OFFLINE_TEXTS } from '@/content/interface/offline';

// No route of the site: it is published as a file, with which the worker answers where there is no network.
export const metadata: Metadata = {
  title: `${OFFLINE_TEXTS.page.title} - ${club.name}`,
  robots: { index: false },
};

export default function NoNetworkPage() {
  return <OfflinePage />;
}
