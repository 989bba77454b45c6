import { club } from '@/content/club';
import { eras } from '@/content/history/eras';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import { offices } from '@/content/people/offices';
import { towers } from '@/content/towers';
import { pageAddresses } from '@/lib/site/page';
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
  [pages.history.path]: eras.map(({ id }) => id),
  [pages.rehearsals.path]: [assajos.answers.id, assajos.welcome.id],
  ...Object.fromEntries(offices.map(({ path, tenures }) => [path, tenures.map(({ person }) => person)])),
};

/** True when a link leads to a page, to a tower of the catalogue, to an anchor that exists, to the club or outside. */
export function resolves(link: string): boolean {
  if (link.startsWith('https://') || link === `mailto:${club.email}`) return true;
  const [path = '', anchor] = link.split('#');
  if (anchor !== undefined && !anchors[path]?.includes(anchor)) return false;
  const addresses = [
    ...pageAddresses(Object.values(pages)),
    ...towers.map(({ code }) => `${pages.towers.path}/${code}`),
  ];
  return addresses.some((address) => address === path);
}
