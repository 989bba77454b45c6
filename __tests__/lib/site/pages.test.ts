import { buildNavigation, documentTitle, type PageEntry, pageAddresses, stepsTo } from '@/lib/site/pages';

test('pageAddresses leaves out entries without description', () => {
  expect(
    pageAddresses([
      { path: '/agenda', description: 'El que fem.' },
      { path: '/castells' },
      { path: '/', description: 'Qui som.' },
    ]),
  ).toEqual(['/agenda', '/']);
});

test('documentTitle has the section and the club', () => {
  expect(documentTitle({ path: '/qui-som', section: 'Qui Som' }, 'Colla')).toBe('Qui Som - Colla');
});

test('documentTitle without section is the name of the club', () => {
  expect(documentTitle({ path: '/comissio' }, 'Colla')).toBe('Colla');
});

const groups = [
  { label: 'Castellers', columns: ['La colla', 'Castells'] },
  { label: 'Mèdia', columns: ['Mèdia'] },
  { label: 'Legal', columns: ['Legal'] },
];

const pages: readonly PageEntry[] = [
  { path: '/', section: 'Inici' },
  { path: '/assajos', menu: { 'La colla': 'Assajos', join: 'Vine' } },
  { path: '/qui-som', menu: { 'La colla': 'Qui som' } },
  { path: '/estatuts', menu: { Legal: 'Estatuts' } },
  { path: '/jocs', menu: { bar: 'Jocs' } },
];

test('buildNavigation puts each page in the places of its entry, in order of entries, and leaves out what is empty', () => {
  expect(buildNavigation(pages, groups)).toEqual({
    groups: [
      {
        label: 'Castellers',
        columns: [
          {
            title: 'La colla',
            links: [
              { label: 'Assajos', href: '/assajos' },
              { label: 'Qui som', href: '/qui-som' },
            ],
          },
        ],
      },
      { label: 'Legal', columns: [{ links: [{ label: 'Estatuts', href: '/estatuts' }] }] },
    ],
    links: [{ label: 'Jocs', href: '/jocs' }],
    join: { label: 'Vine', href: '/assajos' },
  });
});

test('buildNavigation throws without a page at "join"', () => {
  expect(() => buildNavigation([{ path: '/' }], groups)).toThrow('join');
});

const trail: readonly PageEntry[] = [
  { path: '/', section: 'Inici', description: 'x' },
  { path: '/penjat', section: 'Penjat', description: 'x' },
  { path: '/millors-castells', section: 'Millors Castells', description: 'x' },
  { path: '/castells', section: 'Castell', above: '/millors-castells' },
];
const stepsOf = (route: string) =>
  stepsTo(route, 'Aquesta', trail).map(({ name, path }) => `${name} ${path}`);

describe('stepsTo', () => {
  test('starts at the home page and ends with the heading of the page', () => {
    expect(stepsOf('/penjat')).toEqual(['Inici /', 'Aquesta /penjat']);
  });

  test('includes the parent page', () => {
    expect(stepsOf('/penjat/0')).toEqual(['Inici /', 'Penjat /penjat', 'Aquesta /penjat/0']);
  });

  test('replaces a parent path without page by the page that its entry names', () => {
    expect(stepsOf('/castells/3d7+4d7')).toEqual([
      'Inici /',
      'Millors Castells /millors-castells',
      'Aquesta /castells/3d7+4d7',
    ]);
  });

  test('is empty for the home page', () => {
    expect(stepsOf('/')).toEqual([]);
  });
});
