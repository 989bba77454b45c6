import { agendaItems } from '@/content/calendar/agenda';
import { club } from '@/content/club';
import { eras } from '@/content/history/eras';
import { forms } from '@/content/legal/forms';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import { contactar } from '@/content/pages/contactar';
import { vidaUniversitaria } from '@/content/pages/vida-universitaria';
import { offices } from '@/content/people/offices';
import { towers } from '@/content/towers';
import type { RehearsalsPage } from '@/lib/club/types';
import { subjectIn } from '@/lib/contact/message';
import { pdfAddress } from '@/lib/legal/types';
import { type PageText, type Paragraph, pageAddresses } from '@/lib/site/pages';

/** Addresses of the links in some paragraphs. */
export function linksOf(paragraphs: readonly Paragraph[]): string[] {
  return paragraphs.flatMap((paragraph) =>
    typeof paragraph === 'string'
      ? []
      : paragraph.flatMap((span) => (typeof span === 'string' ? [] : [span.link])),
  );
}

const { welcome, greetings = [] }: RehearsalsPage = assajos;
const sectionsOf = ({ sections }: Pick<PageText, 'sections'>) => sections.map(({ id }) => id);
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

/** Of the contact page, where the form is. */
const FORM = 'formulari';

/** Anchors other content may point at. */
const anchors: Readonly<Record<string, readonly string[]>> = {
  [pages.history.path]: eras.map(({ id }) => id),
  [pages.agenda.path]: idsOf(agendaItems),
  [pages.universityLife.path]: sectionsOf(vidaUniversitaria),
  [pages.contact.path]: [
    FORM,
    ...sectionsOf(contactar),
    contactar.privacy.id,
    ...idsOf(contactar.privacy.items),
  ],
  [pages.rehearsals.path]: [
    ...sectionsOf(assajos),
    assajos.answers.id,
    ...idsOf(assajos.answers.items),
    ...idsOf([welcome, ...greetings]),
  ],
  ...Object.fromEntries(offices.map(({ path, tenures }) => [path, tenures.map(({ person }) => person)])),
};

/** `@colla.example` */
const mailDomain = club.email.slice(club.email.indexOf('@'));

/**
 * True when a link leads to a page, to a tower of the catalogue, to an anchor or subject that exists, to a form, to a mailbox
 * of the club or outside.
 */
export function resolves(link: string): boolean {
  if (link.startsWith('https://') || (link.startsWith('mailto:') && link.endsWith(mailDomain))) return true;
  if (forms.some((form) => pdfAddress(form) === link)) return true;
  const [address = '', anchor] = link.split('#');
  const [path = '', query] = address.split('?');
  if (query !== undefined && subjectIn(query, contactar.subjects) === '') return false;
  if (anchor !== undefined && !anchors[path]?.includes(anchor)) return false;
  const addresses = [
    ...pageAddresses(Object.values(pages)),
    ...towers.map(({ code }) => `${pages.towers.path}/${code}`),
  ];
  return addresses.some((address) => address === path);
}
