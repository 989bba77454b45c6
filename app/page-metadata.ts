import type { Metadata } from 'next';
import { club } from '@/content/club';
import { absolute } from '@/lib/site/address';
import { documentTitle } from '@/lib/site/document-title';
import type { PageEntry } from '@/lib/site/page';
import { clubCard } from '@/lib/site/words';

type PageFacts = {
  /** The rest of the address of a page below the entry's own: `4d8` of `/castells/4d8`. */
  below?: string;
  /** What search engines and cards show under the title, when it is not the entry's: at most 155 characters. */
  description?: string;
  /** Title on social cards, when the document title says less than the page. */
  cardTitle?: string;
  /** Picture of 1200 × 630 under `public/` or a route, with its text alternative. */
  card?: { path: string; alt: string };
};

const ownCard = { path: '/targetes/colla.png', alt: clubCard(club.ofShortName) };

/** Title, description, canonical address and social card of a page, or of one below it. */
export function pageMetadata(page: PageEntry, facts: PageFacts = {}): Metadata {
  const title = documentTitle(page, club.name);
  const {
    below,
    description = page.description ?? club.description,
    cardTitle = title,
    card = ownCard,
  } = facts;
  const address = absolute([page.path === '/' ? '' : page.path, ...(below ? [below] : []), ''].join('/'));
  const images = [{ url: absolute(card.path), width: 1200, height: 630, alt: card.alt }];
  return {
    title,
    description,
    alternates: { canonical: address },
    openGraph: {
      type: 'website',
      locale: 'ca_ES',
      siteName: club.name,
      title: cardTitle,
      description,
      url: address,
      images,
    },
    twitter: { card: 'summary_large_image', title: cardTitle, description, images },
  };
}
