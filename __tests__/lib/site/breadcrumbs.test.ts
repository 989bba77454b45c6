import { stepsTo } from '@/lib/site/breadcrumbs';
import type { PageEntry } from '@/lib/site/page';

const pages: readonly PageEntry[] = [
  { path: '/', section: 'Inici', description: 'x' },
  { path: '/penjat', section: 'Penjat', description: 'x' },
  { path: '/millors-castells', section: 'Millors Castells', description: 'x' },
  { path: '/castells', section: 'Castell', above: '/millors-castells' },
];
const way = (route: string) => stepsTo(route, 'Aquesta', pages).map(({ name, path }) => `${name} ${path}`);

describe('the way to a page', () => {
  it('goes from the home page to itself, under its heading', () => {
    expect(way('/penjat')).toEqual(['Inici /', 'Aquesta /penjat']);
  });

  it('goes through the page above', () => {
    expect(way('/penjat/0')).toEqual(['Inici /', 'Penjat /penjat', 'Aquesta /penjat/0']);
  });

  it('goes through another page where the address above is none', () => {
    expect(way('/castells/3d7+4d7')).toEqual([
      'Inici /',
      'Millors Castells /millors-castells',
      'Aquesta /castells/3d7+4d7',
    ]);
  });

  it('is none for the home page', () => {
    expect(way('/')).toEqual([]);
  });
});
