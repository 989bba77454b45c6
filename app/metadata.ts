import type { Metadata } from 'next';
import { club } from '@/content/club';
import { ENGLISH } from '@/content/interface/english';
import { clubCard } from '@/content/interface/site';
import { pages } from '@/content/pages';
import { descriptions } from '@/content/pages/descriptions';
import { absolute } from '@/lib/site/address';
import { documentTitle, type PageEntry } from '@/lib/site/pages';

type PageFacts = {
  /** Path below the entry's own: `4d8` in `/castells/4d8`. */
  below?: string;
  /** Replaces the description of the page in search results and social cards. At most 155 characters. */
  description?: string;
  /** Title on social cards. Defaults to the document title. */
  cardTitle?: string;
  /** Picture of 1200 × 630 pixels, in `public/` or from a route. */
  card?: { path: string; alt: string };
};

const ownCard = { path: '/targetes/colla.png', alt: clubCard(club.ofShortName) };

/** The same in two languages. */
const translations: Readonly<Record<string, PageEntry>> = {
  ca: pages.rehearsals,
  [ENGLISH.lang]: pages.inEnglish,
};

/** Addresses for `hreflang`, by language. */
const languagesOf = ({ path }: PageEntry) =>
  Object.values(translations).some((page) => page.path === path)
    ? Object.fromEntries(
        Object.entries(translations).map(([lang, page]) => [lang, absolute(`${page.path}/`)]),
      )
    : {};

const byName: Readonly<Record<string, string | undefined>> = descriptions;

export function descriptionOf({ path }: PageEntry): string | undefined {
  const [name = ''] = Object.entries<PageEntry>(pages).find(([, page]) => page.path === path) ?? [];
  return byName[name];
}

export function pageMetadata(page: PageEntry, facts: PageFacts = {}): Metadata {
  const title = documentTitle(page, club.name);
  const {
    below,
    description = descriptionOf(page) ?? club.description,
    cardTitle = title,
    card = ownCard,
  } = facts;
  const address = absolute([page.path === '/' ? '' : page.path, ...(below ? [below] : []), ''].join('/'));
  const images = [{ url: absolute(card.path), width: 1200, height: 630, alt: card.alt }];
  return {
    title,
    description,
    alternates: { canonical: address, languages: languagesOf(page) },
    openGraph: {
      type: 'website',
      locale: page.path === pages.inEnglish.path ? 'en_GB' : 'ca_ES',
      siteName: club.name,
      title: cardTitle,
      description,
      url: address,
      images,
    },
    twitter: { card: 'summary_large_image', title: cardTitle, description, images },
  };
}
