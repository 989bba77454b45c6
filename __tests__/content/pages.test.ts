import { readdirSync } from 'node:fs';
import { ANCHOR, repeated } from '@/__tests__/builders/samples';
import { club } from '@/content/club';
import { contactar } from '@/content/pages/contactar';
import { descriptions } from '@/content/pages/descriptions';
import { pages } from '@/content/pages/index';
import { subjectIn } from '@/lib/contact/message';
import type { PageEntry, PageText } from '@/lib/site/pages';

const entries: readonly PageEntry[] = Object.values(pages);

test('every page has a section and a description of its own', () => {
  expect(repeated(entries.flatMap(({ section }) => section ?? []))).toEqual([]);
  const texts = [club.description, ...Object.values(descriptions)];
  for (const text of texts) expect(text.length).toBeGreaterThan(30);
  expect(repeated(texts)).toEqual([]);
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

test('each section of a page has an anchor, and text under its title', () => {
  for (const [file, { sections }] of texts) {
    const ids = sections.map(({ id }) => id);
    expect([file, repeated(ids)]).toEqual([file, []]);
    for (const id of ids) expect(id).toMatch(ANCHOR);
    for (const { paragraphs } of sections) expect(paragraphs).not.toHaveLength(0);
  }
});

test('a link that fills in the subject of the contact form names one of its subjects', () => {
  const queries = JSON.stringify(files).matchAll(/"link":"\/contactar(\?[^"#]*)/g);
  for (const [, query = ''] of queries) expect(subjectIn(query, contactar.subjects)).not.toBe('');
});
