import { readdirSync } from 'node:fs';
import { linksOf, resolves } from '@/__tests__/builders/content-links';
import { club } from '@/content/club';
import { menuGroups } from '@/content/navigation';
import { home } from '@/content/pages/home';
import { pages } from '@/content/pages/index';
import { notFound } from '@/content/pages/not-found';
import { quiSom } from '@/content/pages/qui-som';
import type { PageEntry, PageText, Paragraph } from '@/lib/site/pages';

const entries: readonly PageEntry[] = Object.values(pages);
const repeated = <Value>(values: readonly Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('every page has a section of its own', () => {
  expect(repeated(entries.flatMap(({ section }) => section ?? []))).toEqual([]);
});

test('the descriptions are unique and not empty', () => {
  const descriptions = [club.description, ...entries.flatMap(({ description }) => description ?? [])];
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThan(30);
  }
  expect(repeated(descriptions)).toEqual([]);
});

test('every column of the menu has a page', () => {
  const places = entries.flatMap(({ menu = {} }) => Object.keys(menu));
  for (const column of menuGroups.flatMap(({ columns }) => columns)) expect(places).toContain(column);
});

test('every address in the menu is a page', () => {
  for (const { menu, description } of entries) if (menu) expect(description).toBeDefined();
});

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

  test('links only to existing addresses', () => {
    expect(linksOf(paragraphsOf(page)).filter((link) => !resolves(link))).toEqual([]);
  });
});

test('some page has sections with links, so that the checks above had something to read', () => {
  expect(texts.flatMap(([, page]) => linksOf(paragraphsOf(page))).length).toBeGreaterThan(0);
});

test('the links of the home page and of the 404 page lead to other pages', () => {
  for (const actions of [home.actions, notFound.actions]) {
    const links = actions.map(({ link }) => link);
    expect(links.filter((link) => !resolves(link))).toEqual([]);
    expect(new Set(links).size).toBe(links.length);
  }
});

test('about the club the summary names each of its figures once', () => {
  const ids = quiSom.summary.facts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
