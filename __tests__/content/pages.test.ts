import { club } from '@/content/club';
import { agenda } from '@/content/pages/agenda';
import { assajos } from '@/content/pages/assajos';
import { contactar } from '@/content/pages/contactar';
import { home } from '@/content/pages/home';
import { quiSom } from '@/content/pages/qui-som';
import type { PageText, Paragraph, Section } from '@/lib/site/page-text';

const pages: Record<string, PageText> = { agenda, assajos, contactar, 'qui-som': quiSom };

/** What search engines show of a description before cutting it. */
const DESCRIPTION_LENGTH = 155;

const paragraphsOf = ({ paragraphs, list = [] }: Section): readonly Paragraph[] => [...paragraphs, ...list];

const linksOf = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? []
    : paragraph.flatMap((span) => (typeof span === 'string' ? [] : [span.link]));

test.each(Object.entries({ club, home, ...pages }))(
  'the description of %s says something and fits in a search result',
  (_, { description }) => {
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
  },
);

test('no two pages describe themselves with the same words', () => {
  const descriptions = [club, home, ...Object.values(pages)].map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

describe.each(Object.entries(pages))('%s', (_, page) => {
  test('has one anchor per section, written as an address', () => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('has text under every title', () => {
    for (const section of page.sections) expect(section.paragraphs).not.toHaveLength(0);
  });

  test('links to pages from the root of the site or to the club by e-mail', () => {
    const links = page.sections.flatMap(paragraphsOf).flatMap(linksOf);
    for (const link of links)
      expect([`mailto:${club.email}`, expect.stringMatching(/^\/[a-z-]*$/)]).toContainEqual(link);
  });

  test('keeps the straight apostrophe in every text', () => {
    expect(JSON.stringify(page)).not.toContain('’');
  });
});

test('about the club the summary names each of its figures once', () => {
  const ids = quiSom.summary.facts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the home page leads to the rehearsals, the agenda and the contact page', () => {
  expect(home.actions.map(({ link }) => link)).toEqual(['/assajos', '/agenda', '/contactar']);
});
