import { aFolder } from '@/__tests__/builders/scratch-folder';
import { readPageKinds } from '@/scripts/ship/page-kinds';

const kindsOf = (pages: Record<string, string>) =>
  readPageKinds(aFolder({ 'app-path-routes-manifest.json': JSON.stringify(pages) }));

const pages = {
  '/(documents)/page': '/',
  '/(documents)/castells/[code]/page': '/castells/[code]',
  '/(features)/(web)/memory/page': '/memory',
  '/(features)/(web)/penjat/page': '/penjat',
  '/(features)/(web)/penjat/[idx]/page': '/penjat/[idx]',
  '/(documents)/icon.svg/route': '/icon.svg',
  '/_not-found/page': '/_not-found',
};

describe('the kind of a page', () => {
  it.each([
    ['', 'document'],
    ['castells/4d8/', 'document'],
    ['castells/3d7+4d7/', 'document'],
    ['memory/', 'feature'],
    ['penjat/', 'feature'],
    ['penjat/3/', 'feature'],
  ])('of "%s" is what its folder says: %s', (route, kind) => {
    expect(kindsOf(pages).kindOf(route)).toBe(kind);
  });

  it.each(['castells/', 'castells/4d8/mes/', 'enlloc/'])(
    'is not guessed for "%s", which Next does not list',
    (route) => {
      expect(() => kindsOf(pages).kindOf(route)).toThrow(`/${route} is exported`);
    },
  );

  it('must be one of the two: a page outside both folders stops the build by its name', () => {
    expect(() => kindsOf({ ...pages, '/(web)/nova/page': '/nova' })).toThrow('app/(web)/nova/page');
  });

  it('gives the first segment of every feature once, in order', () => {
    expect(kindsOf(pages).features).toEqual(['memory', 'penjat']);
  });
});
