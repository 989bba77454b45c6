import type { PagePath } from '@/content/pages';

/** What the scripts of a page load and its HTML does not show. */
export type PageNeeds = {
  /** Plays files of the site. */
  readonly sounds?: boolean;
  /** Draws pictures that have a `data:` address. */
  readonly dataPictures?: boolean;
  /** Variables with the addresses that it fetches. They may be of other hosts. */
  readonly fetches?: readonly string[];
};

const results: PageNeeds = { fetches: ['NEXT_PUBLIC_DIADES_CSV_URL', 'NEXT_PUBLIC_PUNTUACIONS_CSV_URL'] };

const needs: Readonly<Partial<Record<PagePath, PageNeeds>>> = {
  '/millors-diades': results,
  '/resum-historic': results,
  '/llista-de-diades': results,
  '/jocs': { sounds: true },
  '/joc-castells': { sounds: true, dataPictures: true },
  '/nit-fresca-per-ser-maig': { dataPictures: true },
  '/videos': { fetches: ['NEXT_PUBLIC_VIDEO_FEED_URL'] },
  '/contactar': { fetches: ['NEXT_PUBLIC_CONTACT_ENDPOINT'] },
};

const needsByPath = new Map<string, PageNeeds>(Object.entries(needs));

/** A page has those of the page above it (`/penjat/3/`). */
export const needsOf = (route: string): PageNeeds => needsByPath.get(`/${route.split('/')[1]}`) ?? {};
