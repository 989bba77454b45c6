import { readdirSync } from 'node:fs';
import { linksOf, resolves } from '@/__tests__/builders/content-links';
import { eras } from '@/content/history/eras';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { quiSom } from '@/content/pages/qui-som';
import { timelinePage } from '@/content/timeline/page';
import type { PageText, Paragraph } from '@/lib/site/pages';

const isPageText = (value: unknown): value is PageText =>
  typeof value === 'object' && value !== null && 'sections' in value && 'lead' in value;

/** What every file of `content/pages` holds, by its name. */
const files = readdirSync('content/pages').map((file): [string, object] => [
  file,
  jest.requireActual<object>(`@/content/pages/${file}`),
]);
const texts = files.flatMap(([file, held]) =>
  Object.values(held)
    .filter(isPageText)
    .map((text): [string, PageText] => [file, text]),
);

const paragraphsOf = ({ sections }: PageText): readonly Paragraph[] =>
  sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]);

describe.each(texts)('%s', (_, page) => {
  test('has one anchor for each section, written as an address, and text under every title', () => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { paragraphs } of page.sections) expect(paragraphs).not.toHaveLength(0);
  });

  test('leads nowhere that does not exist', () => {
    expect(linksOf(paragraphsOf(page)).filter((link) => !resolves(link))).toEqual([]);
  });
});

test('some page has sections with links, so that the checks above had something to read', () => {
  expect(texts.flatMap(([, page]) => linksOf(paragraphsOf(page))).length).toBeGreaterThan(0);
});

test('the ways on of the home page and of the page that is not found lead to other pages', () => {
  for (const actions of [home.actions, notFound.actions]) {
    const links = actions.map(({ link }) => link);
    expect(links.filter((link) => !resolves(link))).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  }
});

test('every text keeps the straight apostrophe', () => {
  expect(JSON.stringify([files.map(([, held]) => held), eras, timelinePage])).not.toContain('’');
});

test('about the club the summary names each of its figures once', () => {
  const ids = quiSom.summary.facts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
