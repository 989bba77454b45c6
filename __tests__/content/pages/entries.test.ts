import { club } from '@/content/club';
import { menuGroups } from '@/content/navigation';
import { pages } from '@/content/pages';
import type { PageEntry } from '@/lib/site/pages';

const entries: readonly PageEntry[] = Object.values(pages);
const repeated = <Value>(values: readonly Value[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('every page has a section of its own', () => {
  expect(repeated(entries.flatMap(({ section }) => section ?? []))).toEqual([]);
});

test('the descriptions say something and differ from each other', () => {
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

test('no address stands in the menu without a page of its own', () => {
  for (const { menu, description } of entries) if (menu) expect(description).toBeDefined();
});
