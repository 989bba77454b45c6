import { readdirSync } from 'node:fs';
import { club } from '@/content/club';
import { menuGroups } from '@/content/navigation';
import { contactar } from '@/content/pages/contactar';
import { pages } from '@/content/pages/index';
import { quiSom } from '@/content/pages/qui-som';
import { subjectIn } from '@/lib/contact/message';
import type { PageEntry, PageText } from '@/lib/site/pages';

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

describe.each(texts)('%s', (_, page) => {
  test('has one anchor for each section, written as an address, and text under every title', () => {
    const ids = page.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const { paragraphs } of page.sections) expect(paragraphs).not.toHaveLength(0);
  });
});

test('a link that fills in the subject of the contact form names one of its subjects', () => {
  const queries = JSON.stringify(files).matchAll(/"link":"\/contactar(\?[^"#]*)/g);
  for (const [, query = ''] of queries) expect(subjectIn(query, contactar.subjects)).not.toBe('');
});

test('about the club the summary names each of its figures once', () => {
  const ids = quiSom.summary.facts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
