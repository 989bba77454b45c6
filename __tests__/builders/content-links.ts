import { eras } from '@/content/history/eras';
import { offices } from '@/content/people/offices';
import { sections } from '@/content/sections';
import { towers } from '@/content/towers';
import type { Paragraph } from '@/lib/site/page-text';

/** Addresses of the links in some paragraphs. */
export function linksOf(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.flatMap((paragraph) =>
    typeof paragraph === 'string'
      ? []
      : paragraph.flatMap((span) => (typeof span === 'string' ? [] : [span.link])),
  );
}

/** Anchors other content may point at. */
const anchors: Readonly<Record<string, readonly string[]>> = {
  '/historia-de-la-colla': eras.map(({ id }) => id),
  ...Object.fromEntries(offices.map(({ path, tenures }) => [path, tenures.map(({ person }) => person)])),
};

/** Routes without a name of their own in the document title. */
const untitled = ['comissio-genere-grup-treball'];

/** True when a link leads to a page of the site, to a tower of the catalogue, to an anchor that exists or outside. */
export function resolves(link: string): boolean {
  if (link.startsWith('https://')) return true;
  const [path = '', anchor] = link.split('#');
  if (path.startsWith('/castells/')) return towers.some(({ code }) => `/castells/${code}` === path);
  if (anchor !== undefined && !anchors[path]?.includes(anchor)) return false;
  return [...Object.keys(sections), ...untitled].some((segment) => `/${segment}` === path);
}
