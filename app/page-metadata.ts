import type { Metadata } from 'next';
import { club } from '@/content/club';
import { sections } from '@/content/sections';
import { absolute } from '@/lib/site/address';
import { documentTitle } from '@/lib/site/document-title';

type PageFacts = {
  /** Route without base path or trailing slash, as `/castells/4d8`. */
  path: string;
  /** What search engines and cards show under the title: at most 155 characters. */
  description: string;
  /** Title on social cards, when the document title says less than the page. */
  cardTitle?: string;
  /** Picture of 1200 × 630 under `public/` or a route, with its text alternative. */
  card?: { path: string; alt: string };
};

const clubCard = { path: '/targetes/enfilats.png', alt: `Un castell dels ${club.shortName}` };

/** Title, description, canonical address and social card of one page. */
export function pageMetadata({ path, description, cardTitle, card = clubCard }: PageFacts): Metadata {
  const title = documentTitle(path, sections, club.name);
  const address = absolute(path === '/' ? '/' : `${path}/`);
  const images = [{ url: absolute(card.path), width: 1200, height: 630, alt: card.alt }];
  return {
    title,
    description,
    alternates: { canonical: address },
    openGraph: {
      type: 'website',
      locale: 'ca_ES',
      siteName: club.name,
      title: cardTitle ?? title,
      description,
      url: address,
      images,
    },
    twitter: { card: 'summary_large_image', title: cardTitle ?? title, description, images },
  };
}
