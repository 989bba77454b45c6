import { documentPages } from '@/content/documents/pages';
import { historyPage } from '@/content/history/eras';
import { barraLliure } from '@/content/pages/barra-lliure';
import { fotografies } from '@/content/pages/fotografies';
import { grallesITabals } from '@/content/pages/gralles-i-tabals';
import { musica } from '@/content/pages/musica';
import { patrocinadors } from '@/content/pages/patrocinadors';
import { vidaUniversitaria } from '@/content/pages/vida-universitaria';
import { videos } from '@/content/pages/videos';
import { officePages } from '@/content/people/pages';
import { timelinePage } from '@/content/timeline/page';
import type { PageText } from '@/lib/site/page-text';
import { linksOf, resolves } from '../../builders/content-links';

const pages: readonly PageText[] = [
  barraLliure,
  fotografies,
  grallesITabals,
  musica,
  patrocinadors,
  videos,
  vidaUniversitaria,
];

describe.each(pages)('$title', ({ sections, description }) => {
  test('has one anchor per section, written as an address, and text under every title', () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const { paragraphs } of sections) expect(paragraphs).not.toHaveLength(0);
  });

  test('leads nowhere that does not exist', () => {
    const paragraphs = sections.flatMap(({ paragraphs, list = [] }) => [...paragraphs, ...list]);
    expect(linksOf(paragraphs).filter((link) => !resolves(link))).toEqual([]);
  });

  test('describes itself in what a search result shows', () => {
    expect(description.length).toBeGreaterThan(70);
    expect(description.length).toBeLessThanOrEqual(155);
  });
});

test('no two pages describe themselves with the same words', () => {
  const all = [
    ...pages,
    historyPage,
    timelinePage,
    ...Object.values(documentPages),
    ...Object.values(officePages),
  ];
  const descriptions = all.map(({ description }) => description);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(155);
});

test('every text keeps the straight apostrophe', () => {
  expect(JSON.stringify([pages, historyPage, timelinePage, documentPages, officePages])).not.toContain('’');
});

test('the photographs say the words visitors know the page by', () => {
  expect(fotografies.lead).toBe('Secció en construcció');
  expect(fotografies.sections.map(({ title }) => title)).toContain('Consulteu la pàgina més endavant');
});
